import { expect, it } from "vitest";
import { z } from "zod";
import { pagesOf } from "./pages.ts";

const FIRST = "https://api.bitbucket.org/2.0/user/workspaces?pagelen=100";

/** What was read and asked for, where the first page names `next`. */
async function read(next: string) {
  const asked: [string, string | null][] = [];
  const fetch = async (request: Request) => {
    asked.push([request.url, request.headers.get("authorization")]);
    return Response.json(asked.length === 1 ? { values: [1], next } : { values: [2] });
  };
  const pages = pagesOf(fetch, z.int(), async (way) => {
    const answer = await way(new Request(FIRST, { headers: { authorization: "Bearer 1" } }));
    return { data: await answer.json() };
  });
  const values = await Array.fromAsync(pages).catch((error: unknown) => error);
  return { values, asked };
}

it("follows the link to the next page as it is", async () => {
  const next = "https://api.bitbucket.org/2.0/elsewhere?ctx=51f3%2B&page=xyz";

  expect(await read(next)).toEqual({
    values: [[1], [2]],
    asked: [
      [FIRST, "Bearer 1"],
      [next, "Bearer 1"],
    ],
  });
});

it.each(["https://elsewhere.test/2.0/user", "http://api.bitbucket.org/2.0/user", "/2.0/user"])(
  "takes the token to no other place: %s",
  async (next) => {
    const { values, asked } = await read(next);

    expect(values).toMatchObject({ code: "unreadable_answer" });
    expect(asked).toHaveLength(1);
  },
);
