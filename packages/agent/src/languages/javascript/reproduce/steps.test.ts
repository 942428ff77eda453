import { expect, test } from "vitest";
import { readSnippet } from "./steps.ts";

test.each([
  [
    "QUnit",
    "QUnit.module('price', () => {\n  QUnit.test('of one', function (assert) {\n    assert.equal(price(1), 2);\n  });\n  QUnit.test('of two', (assert) => {\n    assert.equal(price(2), 4);\n  });\n});",
  ],
  [
    "lab",
    "lab.experiment('price', () => {\n  lab.test('of one', () => {\n    assert.equal(price(1), 2);\n  });\n  lab.test('of two', (done) => {\n    assert.equal(price(2), 4);\n    done();\n  });\n});",
  ],
  [
    "uvu",
    "const price_ = suite('price');\nprice_('of one', () => {\n  assert.equal(price(1), 2);\n});\nprice_('of two', () => {\n  assert.equal(price(2), 4);\n});",
  ],
])("each test of %s stands by itself", (_, code) => {
  const groups = readSnippet(code)?.map((lines) => lines.filter(({ assertion }) => assertion !== null).map((line) => line.code));

  expect(groups).toEqual([["assert.equal(price(1), 2);"], ["assert.equal(price(2), 4);"]]);
});

test("a call of another function that takes a text and a function is no test", () => {
  expect(readSnippet("on('of one', () => {\n  assert.equal(price(1), 2);\n});")).toHaveLength(1);
  expect(readSnippet("on('of one', () => {\n  assert.equal(price(1), 2);\n});")?.[0]?.[0]?.code).toContain("on(");
});
