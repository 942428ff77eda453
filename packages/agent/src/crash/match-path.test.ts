import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchPath, plainPath } from "./match-path.ts";

const part = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/);
const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `${parts.join("/")}.js`);

describe("plainPath", () => {
  test.each([
    ["/app/src/a.js", "app/src/a.js"],
    ["webpack:///./src/a.js?1f2e", "src/a.js"],
    ["webpack://shop/./src/a.ts", "src/a.ts"],
    ["http://localhost:3000/static/a.js", "static/a.js"],
    ["file:///srv/a.mjs", "srv/a.mjs"],
    ["app:///a.js", "a.js"],
    ["C:\\work\\app\\a.py", "work/app/a.py"],
    ["../../src/a.js", "src/a.js"],
  ])("of %s is %s", (recorded, plain) => {
    expect(plainPath(recorded)).toBe(plain);
  });
});

describe("matchPath", () => {
  const files = ["src/a.js", "src/deep/a.js", "lib/b.js", "app/rows.py"];

  test.each([
    ["/srv/app/src/a.js", [{ file: "src/a.js", isWhole: true }]],
    ["webpack:///./src/deep/a.js", [{ file: "src/deep/a.js", isWhole: true }]],
    ["rows.py", [{ file: "app/rows.py", isWhole: true }]],
    ["/srv/dist/b.js", [{ file: "lib/b.js", isWhole: false }]],
    [
      "a.js",
      [
        { file: "src/a.js", isWhole: true },
        { file: "src/deep/a.js", isWhole: true },
      ],
    ],
    ["/srv/src/c.js", []],
    ["", []],
  ])("finds %s", (recorded, matches) => {
    expect(matchPath(recorded, files)).toEqual(matches);
  });

  test("takes a file that ends the recorded path before one that only ends alike", () => {
    expect(matchPath("/srv/src/a.js", ["a.js", "lib/src/a.js"])).toEqual([{ file: "a.js", isWhole: true }]);
  });

  test("finds a file behind any prefix of a deployment", () => {
    fc.assert(
      fc.property(
        path,
        fc.array(part, { maxLength: 4 }),
        fc.constantFrom("/", "file:///", "webpack:///./", "http://h/"),
        (file, prefix, scheme) => {
          const recorded = `${scheme}${[...prefix, file].join("/")}`;
          expect(matchPath(recorded, [file, "other/never.py"])).toEqual([{ file, isWhole: true }]);
        },
      ),
    );
  });

  test("gives only files of the project, whatever is recorded", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(path, { maxLength: 10 }), (recorded, known) => {
        expect(matchPath(recorded, known).every(({ file }) => known.includes(file))).toBe(true);
      }),
    );
  });
});
