import { expect, test } from "vitest";
import { parseIssue } from "../../../stages/1-intake/index.ts";
import { javascriptAdapter } from "../index.ts";
import { makeRepository } from "../testing/repositories.ts";

const SOURCE = "export function fare(zone: number): number {\n  return zone;\n}\n";
const IMPORTED = /import \{ fare \} from ['"]([^'"]+)['"]/;

/** What the test that is written for an issue imports, of a repository with these files. */
async function imported(files: Record<string, string>, name: string): Promise<(string | undefined)[]> {
  const workspace = await makeRepository(files);
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const text = `\`\`\`ts\nimport { fare } from "${name}";\nfare(2); // 2, should be 6\n\`\`\`\n`;
    const facts = parseIssue({ title: "fare is wrong", text });
    const tests = await javascriptAdapter.writeReproductions(workspace, profile, facts, 4);
    return tests.map(({ code }) => IMPORTED.exec(code)?.[1]);
  } finally {
    workspace.dispose();
  }
}

const MANIFEST = { name: "travel", type: "module", scripts: { test: "vitest run" }, devDependencies: { vitest: "2.1.8" } };
const TEST = 'import { expect, it } from "vitest";\nit("one", () => expect(1).toBe(1));\n';

test.each(["@/lib/fare", "~/lib/fare", "src/lib/fare", "@lib/fare"])(
  "an issue that imports from %s means a file of the project",
  async (name) => {
    const files = { "package.json": JSON.stringify(MANIFEST), "src/lib/fare.ts": SOURCE, "test/one.test.ts": TEST };

    expect(await imported(files, name)).toContain("../src/lib/fare");
  },
);

test("a package of the repository is known by its name", async () => {
  const files = {
    "package.json": JSON.stringify({ private: true, workspaces: ["packages/*"], scripts: { test: "turbo run test" } }),
    "packages/fares/package.json": JSON.stringify({ ...MANIFEST, name: "@travel/fares", exports: "./src/index.ts" }),
    "packages/fares/src/index.ts": SOURCE,
    "packages/fares/test/one.test.ts": TEST,
  };

  expect(await imported(files, "@travel/fares")).toContain("../src/index");
});
