import type { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { readOffsets } from "../paging/read-offsets.ts";
import { NAME } from "./client.ts";
import { pageOf } from "./schema.ts";

/** As every list of Asana takes it. */
interface PageQuery {
  limit: number;
  offset?: string;
}

/** All of a list, in parts. `versionOf` differs once an item has changed. */
export function listOf<T extends z.ZodType<{ gid: string }>>(
  item: T,
  ask: (page: PageQuery) => Promise<{ data?: unknown }>,
  versionOf: (item: z.output<T>) => string = ({ gid }) => gid,
): AsyncGenerator<z.output<T>[]> {
  return readOffsets({
    versionOf,
    async page(offset) {
      const { data } = await ask({ limit: 100, ...(offset === undefined ? {} : { offset }) });
      const page = readAnswer(NAME, pageOf(item), data);
      return { items: page.data, next: page.next_page?.offset };
    },
  });
}
