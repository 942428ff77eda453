import { afterAll, describe, expect, test } from "vitest";
import type { ProjectProfile } from "../../../types/language.ts";
import { detect } from "../detect.ts";
import { makeRepository } from "../testing/repositories.ts";
import { projectSettings } from "./project-settings.ts";
import { NOTHING, settingsOf } from "./runner-settings.ts";

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

async function open(files: Record<string, string>) {
  const workspace = await makeRepository({ "package.json": JSON.stringify({ name: "shop" }), ...files });
  disposals.push(workspace.dispose);
  const profile = await detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  return { workspace, profile, guestRoot: workspace.sandbox.guestRoot(workspace.root) };
}

/** In one word with what is before it, our own runner would take it for itself. */
const ASKED = "environment";
const SOURCE = { "src/shop.ts": "export const shop = 1;\n", "src/shop.test.ts": 'test("shop", () => {});\n' };
const FILE = { runner: "jest", folder: ".", file: "src/shop.test.ts", text: "" } as const;

describe("what a judge needs of a project's settings", () => {
  test("nothing where there is nothing out of the ordinary", async () => {
    const { workspace, profile } = await open(SOURCE);

    const found = await projectSettings(workspace, profile, NOTHING, FILE);

    expect(found).toEqual({ aliases: [], folders: [], variables: { NODE_ENV: "test", JEST_WORKER_ID: "1" }, defines: {} });
  });

  test("names and folders lie below the root, wherever that is", async () => {
    const { workspace, profile, guestRoot } = await open({
      ...SOURCE,
      "tsconfig.json":
        '{\n  // as the editor reads it\n  "compilerOptions": { "baseUrl": "./src", "paths": { "~/*": ["./app/*"], "lib": ["../lib"], }, },\n}\n',
    });
    const aliases = [{ find: "^@(?=/|$)", to: `${guestRoot}/src` }];

    const found = await projectSettings(
      workspace,
      profile,
      { ...NOTHING, aliases, folders: [`${guestRoot}/src`, "/other"] },
      FILE,
    );

    expect(found.aliases).toEqual([
      { find: "^@(?=/|$)", to: "<root>/src" },
      { find: "^~/(.*)$", to: "<root>/src/app/$1" },
    ]);
    expect(found.folders).toEqual(["src"]);
  });

  test.each([
    ["the settings", { environment: "/work/node_modules/jest-environment-jsdom/build/index.js" }, "", "jsdom"],
    ["the file itself", {}, `/**\n * @jest-${ASKED} jsdom\n */\n`, "jsdom"],
    ["the file against the settings", { environment: "jsdom" }, `// @vitest-${ASKED} happy-dom\n`, "happy-dom"],
    ["the file that wants none", { environment: "jsdom" }, `/** @jest-${ASKED} node */\n`, undefined],
  ])("the document that %s asks for", async (_, told, text, name) => {
    const { workspace, profile } = await open(SOURCE);

    const found = await projectSettings(workspace, profile, { ...NOTHING, ...told }, { ...FILE, text });

    expect(found.environment?.name).toBe(name);
    expect(found.compiled !== undefined).toBe(name !== undefined);
  });

  test.each([
    ["modules that are replaced", {}, 'jest.mock("./clock");\n'],
    ["decorators", { "tsconfig.json": '{ "compilerOptions": { "experimentalDecorators": true } }\n' }, ""],
    ["markup in code", { "src/Shop.tsx": "export const Shop = () => <p />;\n" }, ""],
  ])("%s are compiled", async (_, files, text) => {
    const { workspace, profile } = await open({ ...SOURCE, ...files });

    const found = await projectSettings(workspace, profile, { ...NOTHING, compilers: ["ts-jest"] }, { ...FILE, text });

    expect(found.compiled).toEqual({ prefers: "typescript", isInterop: false, meta: {} });
  });

  test("by Babel, where the runner uses that", async () => {
    const { workspace, profile } = await open({ ...SOURCE, "src/Shop.jsx": "export const Shop = () => <p />;\n" });

    const found = await projectSettings(workspace, profile, { ...NOTHING, compilers: ["/work/node_modules/babel-jest"] }, FILE);

    expect(found.compiled?.prefers).toBe("babel");
  });
});

test("where the runner cannot be asked, files that the settings name are loaded first", { timeout: 60_000 }, async () => {
  const { workspace, profile, guestRoot } = await open({
    ...SOURCE,
    "vitest.config.ts": 'export default { test: { setupFiles: ["./test/setup.ts", "a-package"] } };\n',
    "test/setup.ts": "globalThis.shop = 1;\n",
  });

  const settings = await settingsOf(workspace, profile satisfies ProjectProfile, "vitest", ".");

  expect(settings).toEqual({ ...NOTHING, setup: [`${guestRoot}/test/setup.ts`] });
});
