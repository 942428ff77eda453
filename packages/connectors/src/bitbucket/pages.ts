import { z } from "zod";
import { readAnswer } from "../http/answer.ts";
import { VendorError } from "../http/vendor-error.ts";
import type { VendorFetch } from "../http/vendor-fetch.ts";
import { NAME } from "./auth.ts";

/** The same request, at the address that the page before gave: the credentials go along, so it has to be the API's own. */
function following(fetch: VendorFetch, next: string): VendorFetch {
  return (request) => {
    if (!URL.canParse(next) || new URL(next).origin !== new URL(request.url).origin)
      throw new VendorError("unreadable_answer", `${NAME} names a next page that is not its own`);
    return fetch(new Request(next, request));
  };
}

/**
 * A list in parts. The link to the next page is opaque, and no page number is ever built:
 * https://developer.atlassian.com/cloud/bitbucket/rest/intro/#pagination
 */
export async function* pagesOf<S extends z.ZodType>(
  fetch: VendorFetch,
  schema: S,
  ask: (fetch: VendorFetch) => Promise<{ data?: unknown }>,
): AsyncGenerator<z.output<S>[]> {
  const Page = z.object({ values: z.array(schema), next: z.string().nullish() });
  let way = fetch;
  for (;;) {
    const { data } = await ask(way);
    const { values, next } = readAnswer(NAME, Page, data);
    if (values.length > 0) yield values;
    if (next == null) return;
    way = following(fetch, next);
  }
}
