import type { Case } from "./cases.ts";

/** A documented example, and the name of its test. */
export interface NamedCase {
  /** An identifier that begins with `test_`. */
  name: string;
  example: Case;
}

export interface TestStyle {
  runner: "pytest" | "unittest";
  style: "functions" | "classes";
  /** The test has a database, and leaves nothing in it. */
  isOfDjango?: boolean;
}

const APPROXIMATE = /^-?\d+\.(\d{3,10})$/;

/** Whole text of a test file with one test. */
export function writeTest(example: Case, testName: string, title: string, style: TestStyle): string {
  const lines = style.style === "classes" ? classBody(example) : functionBody(example);
  const imports = new Set(example.imports);
  const byDjango = style.isOfDjango === true;
  if (style.style === "classes") imports.add(byDjango ? "from django.test import TestCase" : "import unittest");
  const mark = byDjango && style.style === "functions" ? ["pytestmark = pytest.mark.django_db"] : [];
  if ([...lines, ...mark].some((line) => line.includes("pytest."))) imports.add("import pytest");
  if (lines.some((line) => line.includes("re.escape("))) imports.add("import re");
  const above = [sortImports([...imports]).join("\n"), ...mark].join("\n\n");
  const head = `"""Regression test: ${oneLine(title)}"""\n${above}\n\n\n`;
  if (style.style === "functions") return `${head}def ${testName}():\n${indent(lines, 1)}\n`;
  const words = testName
    .replace(/^test_/, "")
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
  // A name cannot begin with a digit.
  const className = `${/^\d/.test(words) ? "Case" : ""}${words}Test`;
  if (byDjango) return `${head}class ${className}(TestCase):\n    def ${testName}(self):\n${indent(lines, 2)}\n`;
  return `${head}class ${className}(unittest.TestCase):\n    def ${testName}(self):\n${indent(lines, 2)}\n\n\nif __name__ == "__main__":\n    unittest.main()\n`;
}

/** Many tests in one file, each with its own imports: one that cannot be had costs no other. */
export function writeTests(cases: readonly NamedCase[], { style }: TestStyle): string {
  const bodies = cases.map(({ name, example }) => {
    const lines = style === "classes" ? classBody(example) : functionBody(example);
    const all = [...sortImports([...new Set(example.imports)]), ...lines];
    const head = style === "classes" ? `def ${name}(self):` : `def ${name}():`;
    return [head, ...indentLines(all, 1)];
  });
  const head = "import re\nimport unittest\n\ntry:\n    import pytest\nexcept ImportError:\n    pass\n\n\n";
  if (style === "functions") return `${head}${bodies.map((lines) => lines.join("\n")).join("\n\n\n")}\n`;
  return `${head}class DocumentedTest(unittest.TestCase):\n${bodies.map((lines) => indent(lines, 1)).join("\n\n")}\n`;
}

/** The same as a script that raises when the behaviour is wrong. */
export function writeProbe(example: Case): string {
  const { check, expression } = example;
  const setup = [...example.imports, ...split(example.setup)];
  if (check.kind !== "raises") return `${[...setup, ...plainCheck(example)].join("\n")}\n`;
  const told = check.message === null ? [] : [`    assert ${JSON.stringify(check.message)} in str(_error)`];
  const lines = [
    "try:",
    ...indentLines(split(expression), 1),
    `except ${check.type}${told.length > 0 ? " as _error" : ""}:`,
    ...(told.length > 0 ? told : ["    pass"]),
    "else:",
    `    raise AssertionError("did not raise")`,
  ];
  return `${[...setup, ...lines].join("\n")}\n`;
}

function plainCheck({ check, expression }: Case): string[] {
  if (check.kind === "equals") {
    const places = APPROXIMATE.exec(check.expected)?.[1]?.length;
    if (isNan(check.expected)) return [`_value = ${expression}`, "assert _value != _value"];
    if (places !== undefined) return [`assert round((${expression}) - ${check.expected}, ${places}) == 0`];
    return [`assert (${expression}) == (${check.expected})`];
  }
  return check.kind === "true" ? [`assert ${expression}`] : split(expression);
}

function functionBody(example: Case): string[] {
  const { check, expression } = example;
  const setup = split(example.setup);
  if (check.kind === "raises") {
    const match = check.message === null ? "" : `, match=re.escape(${quote(check.message)})`;
    return [...setup, `with pytest.raises(${check.type}${match}):`, ...indentLines(split(expression), 1)];
  }
  if (check.kind === "equals" && !isNan(check.expected)) {
    const places = APPROXIMATE.exec(check.expected)?.[1]?.length;
    const expected = places === undefined ? check.expected : `pytest.approx(${check.expected}, abs=0.5e-${places})`;
    const one = /^(?:None|True|False)$/.test(expected) ? "is" : "==";
    return [...setup, `assert ${expression} ${one} ${expected}`];
  }
  return [...setup, ...plainCheck(example)];
}

function classBody(example: Case): string[] {
  const { check, expression } = example;
  const setup = split(example.setup);
  if (check.kind === "raises") {
    const call =
      check.message === null
        ? `self.assertRaises(${check.type})`
        : `self.assertRaisesRegex(${check.type}, re.escape(${quote(check.message)}))`;
    return [...setup, `with ${call}:`, ...indentLines(split(expression), 1)];
  }
  if (check.kind === "true") return [...setup, `self.assertTrue(${expression})`];
  if (check.kind === "equals" && !isNan(check.expected)) {
    const places = APPROXIMATE.exec(check.expected)?.[1]?.length;
    if (places !== undefined) return [...setup, `self.assertAlmostEqual(${expression}, ${check.expected}, places=${places})`];
    return [...setup, `self.assertEqual(${expression}, ${check.expected})`];
  }
  return [...setup, ...plainCheck(example)];
}

function isNan(expected: string): boolean {
  return expected === "float('nan')";
}

/** JSON's escapes are Python's too. */
function quote(text: string): string {
  return JSON.stringify(text);
}

function oneLine(title: string): string {
  const text = title.replace(/\s+/g, " ").replaceAll("\\", "/").replaceAll('"', "'").trim().slice(0, 100);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function split(code: string): string[] {
  return code === "" ? [] : code.split("\n");
}

function indentLines(lines: string[], depth: number): string[] {
  return lines.map((line) => (line === "" ? line : "    ".repeat(depth) + line));
}

function indent(lines: string[], depth: number): string {
  return indentLines(lines, depth).join("\n");
}

function sortImports(imports: string[]): string[] {
  const plain = imports.filter((line) => line.startsWith("import ")).sort();
  return [
    ...plain,
    ...imports
      .filter((line) => !line.startsWith("import "))
      .sort((a, b) => Number(b.startsWith("from __future__")) - Number(a.startsWith("from __future__"))),
  ].sort((a, b) => Number(b.startsWith("from __future__")) - Number(a.startsWith("from __future__")));
}
