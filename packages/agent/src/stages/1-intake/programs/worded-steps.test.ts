import { expect, test } from "vitest";
import { parseIssue } from "../index.ts";

const read = (text: string) => parseIssue({ title: "Old things stay", text });

test("what is done in words to the one object of a text comes before it is asked", () => {
  const { snippets, expectations } = read(
    "With a `new BoundedShelf(1)`, when I put 'a' to 1 and then 'b' to 2, `find('a')` must be null.",
  );

  expect(snippets).toMatchObject([
    { role: "code", code: "const shelf = new BoundedShelf(1);\nshelf.put('a', 1);\nshelf.put('b', 2);" },
  ]);
  expect(expectations[0]).toMatchObject({ expression: "shelf.find('a')", expected: "null", snippet: 0, after: true });
});

test("a range in a loop is a loop", () => {
  const { snippets } = read("Make a `new BoundedShelf(3)` and put the keys 0 to 9 in a loop. `shelf.size` should be 3.");

  expect(snippets[0]?.code).toContain("for (let i = 0; i <= 9; i += 1) shelf.put(i, i);");
});

test("no step, several objects, and a name of something else make no program", () => {
  expect(read("`new Shelf(1)` is there, and `shelf.size` should be 3.").snippets).toEqual([]);
  expect(read("`new Shelf(1)` and `new Shelf(2)`: I put 'a', `shelf.size` should be 3.").snippets).toEqual([]);
  expect(read("With `new Shelf(1)` I put 'a'. `util.size` should be 3.").snippets).toEqual([]);
});
