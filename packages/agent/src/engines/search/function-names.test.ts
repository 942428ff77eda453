import { expect, test } from "vitest";
import { functionNames } from "./function-names.ts";

test("a line is in the function whose indentation is around it", () => {
  const lines = [
    "const a = 1;",
    "function outer(x) {",
    "  const inner = () => {",
    "    return x;",
    "  };",
    "}",
    "",
    "def other(x):",
    "    pass",
  ];

  expect(functionNames(lines)).toEqual(["", "outer", "inner", "inner", "inner", "outer", "outer", "other", "other"]);
});

test("a line as long as a file is looked through no longer than others", () => {
  const data = `const DATA = "${"a".repeat(400_000)}";`;
  const open = `f(${"):".repeat(100_000)}`;

  expect(functionNames([data, "function read() {", `  ${data}`, `  ${open}`, "}"])).toEqual(["", "read", "read", "read", "read"]);
});
