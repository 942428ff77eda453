import { describe, expect, test } from "vitest";
import type { LanguageAdapter, ProjectProfile } from "../types/language.ts";
import { javascriptAdapter } from "./javascript/index.ts";
import { pythonAdapter } from "./python/index.ts";

const PROFILE: ProjectProfile = {
  language: "python",
  packageManager: null,
  testRunner: null,
  reproductionRunner: "pytest",
  packageName: "shapes",
  testFiles: [],
  sourceFiles: ["src/shapes/limits.py"],
  testFolder: "tests",
  notes: [],
  details: {},
};
const JS =
  "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { clamp } from '../src/limits.js';\n";
const js = (body: string, head = JS): string => `${head}test('clamps', () => {\n  ${body}\n});\n`;
const PY = "import pytest\nfrom shapes.limits import clamp\n\n\n";
const py = (body: string, head = PY): string => `${head}def test_clamps():\n    ${body}\n`;

async function read(adapter: LanguageAdapter, code: string) {
  return adapter.readTest(PROFILE, adapter.id === "python" ? "tests/test_x.py" : "test/x.test.js", code);
}

describe("reading a proposed test", () => {
  test.each([
    [
      javascriptAdapter,
      js("const got = clamp(9, 0, 'high');\n  assert.equal(got.list[0], 3);"),
      ["clamp"],
      ["9", "0", "high", "3"],
    ],
    [javascriptAdapter, js("assert.throws(() => clamp('x'), RangeError);"), ["clamp"], ["x"]],
    [pythonAdapter, py("assert clamp(9, 0, 'high') == 3"), ["clamp"], ["9", "0", "high", "3"]],
    [pythonAdapter, py("with pytest.raises(ValueError):\n        clamp('x')"), ["clamp"], ["x"]],
  ] as const)("%o: calls and values", async (adapter, code, calls, literals) => {
    const found = await read(adapter, code);

    expect(found.objections).toEqual([]);
    expect(found.calls).toEqual(calls);
    expect(new Set(found.literals)).toEqual(new Set([...literals, ...found.literals.filter((one) => one === "0")]));
  });

  test.each([
    ["throw new Error('x');"],
    ["assert.equal(clamp(9) ? 1 : 2, 3);"],
    ["try { clamp(9); } catch { assert.ok(false); }"],
    ["while (true) {}"],
    ["process.exit(1);"],
    ["globalThis['assert'] = null;"],
    ["assert.fail('x');"],
    ["assert.equal = () => {};"],
    ["clamp.constructor('return 1')();"],
    ["clamp['con' + 'structor']('return 1')();"],
    ["const key = 'constructor'; clamp[key]('return 1')();"],
    ["await import('node:fs');"],
    ["const fs = require('fs');"],
    ["eval('1');"],
    ["assert.ok(Date.now() > 3);"],
    ["assert.ok(new Date() > 3);"],
    ["assert.ok(Math.random() > 3);"],
    ["setTimeout(() => {}, 1);"],
    ["Object.assign(clamp, {});"],
    ["test.skip('more', () => {});"],
    ["test('more', () => {});"],
    ["}); describe('x', () => { it('more', () => {});"],
  ])("JavaScript: %s is no plain test", async (body) => {
    expect((await read(javascriptAdapter, js(body))).objections).not.toEqual([]);
  });

  test.each([
    ["raise ValueError('x')"],
    ["assert False"],
    ["if clamp(9):\n        assert 1 == 2"],
    ["try:\n        clamp(9)\n    except ValueError:\n        pass"],
    ["while True: pass"],
    ["import os"],
    ["import sys; sys.exit(1)"],
    ["open('x')"],
    ["eval('1')"],
    ["getattr(clamp, '__globals__')"],
    ["clamp.__globals__.clear()"],
    ["pytest.skip('x')"],
    ["pytest.fail('x')"],
    ["from unittest.mock import patch"],
    ["setattr(clamp, 'x', 1)"],
    ["clamp.x = 1"],
  ])("Python: %s is no plain test", async (body) => {
    expect((await read(pythonAdapter, py(body))).objections).not.toEqual([]);
  });

  test("Python: fixtures, decorators and a second test", async () => {
    for (const code of [
      `${PY}def test_x(monkeypatch):\n    assert clamp(9) == 3\n`,
      `${PY}@pytest.mark.skip\ndef test_x():\n    assert clamp(9) == 3\n`,
      `${py("assert clamp(9) == 3")}\n\ndef test_more():\n    pass\n`,
      "def test_x(:\n",
    ])
      expect((await read(pythonAdapter, code)).objections, code).not.toEqual([]);
  });
});

describe("reading an edit", () => {
  test.each([
    [javascriptAdapter, "import assert from 'node:assert';\n"],
    [javascriptAdapter, "require('fs');\n"],
    [javascriptAdapter, "process.exit(0);\n"],
    [javascriptAdapter, "if (process.env.NODE_ENV === 'test') f();\n"],
    [javascriptAdapter, "f.constructor('return 1')();\n"],
    [javascriptAdapter, "const where = new Error().stack;\n"],
    [javascriptAdapter, "Array.prototype.includes = () => true;\n"],
    [javascriptAdapter, "import '../test/helper.test.js';\n"],
    [pythonAdapter, "import sys\n"],
    [pythonAdapter, "from unittest import mock\n"],
    [pythonAdapter, "import os\n"],
    [pythonAdapter, "exec('1')\n"],
    [pythonAdapter, "x.__class__.__subclasses__()\n"],
  ] as const)("%o objects to %s", async (adapter, added) => {
    const base = adapter.id === "python" ? "def f():\n    return 1\n" : "export const f = () => 1;\n";

    expect(await adapter.objectToEdit("src/f", base, `${added}${base}`)).not.toEqual([]);
    // What the file does already is no news.
    expect(await adapter.objectToEdit("src/f", `${added}${base}`, `${added}${added}${base}`)).toEqual([]);
  });

  test.each([
    [javascriptAdapter, "export const f = (a) => /x/.test(a) && a.map((one) => one.length);\n"],
    [pythonAdapter, "import re\n\n\ndef f(a):\n    return re.sub('x', '', a)\n"],
  ] as const)("%o takes an ordinary edit", async (adapter, patched) => {
    expect(await adapter.objectToEdit("src/f", "", patched)).toEqual([]);
  });
});

describe("finding by syntax trees", () => {
  const files = [
    { file: "a.js", code: "import { f } from './b.js';\nconst g = () => f(1);\nclass A { f() {} }\nlet f2 = 'f(2)';\n" },
    { file: "broken.js", code: "f(;" },
    { file: "c.js", code: "const f = require('./b');\nx.f();\nx.f = 2;\n" },
  ];
  const sources = [{ file: "a.py", code: "from b import f\n\n\ndef g():\n    return x.f(1)\n\n\nclass f:\n    pass\n\nf = 2\n" }];

  test.each([
    ["definition", ["a.js:3", "c.js:1"], ["a.py:8"]],
    ["call", ["a.js:2", "c.js:2"], ["a.py:5"]],
    ["import", ["a.js:1", "c.js:1"], ["a.py:1"]],
    ["assignment", ["c.js:1", "c.js:3"], ["a.py:11"]],
  ] as const)("%s", async (kind, inJavaScript, inPython) => {
    const places = async (adapter: LanguageAdapter, all: typeof files) =>
      (await adapter.findSyntax(all, { kind, name: "f" })).map(({ file, line }) => `${file}:${line}`);

    expect(await places(javascriptAdapter, files)).toEqual(inJavaScript);
    expect(await places(pythonAdapter, sources)).toEqual(inPython);
  });
});
