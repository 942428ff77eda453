import fc from "fast-check";
import { expect, it } from "vitest";
import { walkWindows } from "./walk-windows.ts";

const PAGE = 3;
const MOMENT = 10;

interface Item {
  id: number;
  changedAt: number;
}

/** A list that pages by position, while what stands in it changes: each page may push items to the end or take them out. */
function vendorOf(times: readonly number[], acts: readonly { id: number; isGone: boolean }[]) {
  let items: Item[] = times.map((changedAt, id) => ({ id, changedAt })).sort((a, b) => a.changedAt - b.changedAt);
  const touched = new Set<number>();
  let clock = 1000;
  const left = [...acts];
  return {
    touched,
    ids: () => items.map(({ id }) => id),
    async page(since: Date | null, token: string | undefined) {
      const found = items.filter(({ changedAt }) => since === null || changedAt >= since.getTime());
      const start = Number(token ?? 0);
      const page = found.slice(start, start + PAGE);
      const act = left.shift();
      if (act) {
        const item = items.find(({ id }) => id === act.id);
        items = items.filter(({ id }) => id !== act.id);
        touched.add(act.id);
        if (item && !act.isGone) items = [...items, { ...item, changedAt: (clock += 1) }];
      }
      return { items: page, next: start + PAGE < found.length ? String(start + PAGE) : undefined };
    },
  };
}

function walk(vendor: ReturnType<typeof vendorOf>, since: Date | null = null) {
  return walkWindows<Item>({
    since,
    momentOf: (time) => new Date(Math.floor(time.getTime() / MOMENT) * MOMENT),
    page: (from, token) => vendor.page(from, token),
    idOf: ({ id }) => String(id),
    updatedAtOf: ({ changedAt }) => new Date(changedAt),
  });
}

it("leaves none out, however many share a moment and whatever changes or goes while it reads", async () => {
  const times = fc.array(fc.constantFrom(5, 100, 101, 105, 109, 110, 250), { maxLength: 30 });
  const act = fc.record({ id: fc.nat(29), isGone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(times, fc.array(act, { maxLength: 1 }), async (list, acts) => {
      const vendor = vendorOf(list, acts);
      const read = new Set((await Array.fromAsync(walk(vendor))).flat().map(({ id }) => id));
      for (const id of vendor.ids()) expect(read).toContain(id);
    }),
  );
});

it("leaves out none that stayed where it was, with changes on every page", async () => {
  const vendor = vendorOf(
    Array.from({ length: 12 }, () => 100),
    [0, 1, 2].map((id) => ({ id, isGone: false })),
  );

  const read = (await Array.fromAsync(walk(vendor))).flat();

  expect(new Set(read.map(({ id }) => id)).size).toBe(12);
});

it("gives each item once when nothing changes", async () => {
  const vendor = vendorOf([1, 2, 3, 11, 12, 13, 14, 21], []);

  const read = (await Array.fromAsync(walk(vendor, new Date(11)))).flat();

  expect(read.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
});
