import { expect, test } from "vitest";
import { javascriptAdapter } from "../../languages/javascript/index.ts";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import { parseIssue } from "../1-intake/index.ts";
import { reproduce } from "./index.ts";
import { requestOf } from "./testing/request.ts";

const ESCAPES =
  "exports.escape = (text) => text.replace(/[^ -~]/, (sign) => `<${sign.charCodeAt(0).toString(16)}>`);\nexports.unescape = (text) => text.replace(/<([0-9a-f]+)>/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));\n";

async function testOf(text: string): Promise<string | null> {
  const workspace = await makeRepository({
    "package.json": '{ "name": "escapes", "main": "escapes.js", "scripts": { "test": "node --test" } }\n',
    "escapes.js": ESCAPES,
  });
  try {
    const request = await requestOf(javascriptAdapter, workspace, parseIssue({ title: "Emojis come out wrong", text }));
    const { admitted } = await reproduce(request, { signal: workspace.signal, timeMs: 60_000 });
    return admitted?.test.code ?? null;
  } finally {
    workspace.dispose();
  }
}

test(
  "of several calls that a wish may be of, it is of the one that gives something like it now",
  { timeout: 60_000 },
  async () => {
    const code = await testOf(
      "```\n> escape('Thanks 😀')\n'Thanks <d83d>\\ude00'\n> unescape('Thanks <1f600>')\n'Thanks 😀'\n> escape('🍕') === escape('🍔')\ntrue\n```\n\nunescape ok, escape not ok. want `Thanks <1f600>`.",
    );

    expect(code).toMatch(/escape\(['"]Thanks 😀['"]\), ['"]Thanks <1f600>['"]\)/);
    expect(code).not.toContain("unescape(");
  },
);

test("a wish that is what the call takes is one", { timeout: 60_000 }, async () => {
  expect(await testOf("`unescape('<0>')`, comes out as a NUL, want `<0>`")).toMatch(/unescape\(['"]<0>['"]\)\)?, ['"]<0>['"]\)/);
});
