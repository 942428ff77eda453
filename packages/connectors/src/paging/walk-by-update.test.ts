import { expect, it } from "vitest";
import { walkByUpdate } from "./walk-by-update.ts";

const item = (id: string, second: number) => ({ id, at: new Date(second * 1000) });

it("believes a vendor that says whether more follow, also when a page is not full", async () => {
  const items = [item("a", 1), item("b", 2), item("c", 3), item("d", 3), item("e", 4)];
  const walk = walkByUpdate({
    since: null,
    pageSize: 100,
    idOf: ({ id }) => id,
    updatedAtOf: ({ at }) => at,
    async page(since, page) {
      const found = items.filter(({ at }) => since === null || at >= since);
      return { items: found.slice(2 * (page - 1), 2 * page), isLast: found.length <= 2 * page };
    },
  });

  expect(new Set((await Array.fromAsync(walk)).flat())).toEqual(new Set(items));
});
