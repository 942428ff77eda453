const LINK = /<[^>]*>((?:\s*;\s*\w+="[^"]*")+)/g;
const PARAMETER = /(\w+)="([^"]*)"/g;

/** Of the Link header; undefined on the last page. */
function nextCursor(response: Response): string | undefined {
  for (const [, parameters = ""] of (response.headers.get("link") ?? "").matchAll(LINK)) {
    const { rel, results, cursor } = Object.fromEntries(
      [...parameters.matchAll(PARAMETER)].map(([, name, value]) => [name, value]),
    );
    if (rel === "next" && results === "true") return cursor;
  }
  return undefined;
}

/** Sentry links to a next page always; whether there is something on it stands beside the link. */
export async function* readByCursor<T>(
  page: (cursor: string | undefined) => Promise<{ items: T[]; response: Response }>,
): AsyncGenerator<T[]> {
  let cursor: string | undefined;
  do {
    const { items, response } = await page(cursor);
    if (items.length > 0) yield items;
    cursor = nextCursor(response);
  } while (cursor !== undefined);
}
