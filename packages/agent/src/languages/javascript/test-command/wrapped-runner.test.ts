import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { detect } from "../detect.ts";
import { readTestScript } from "./index.ts";
import { unknownTool } from "./wrapped-runner.ts";

test.each([
  ["react-scripts test", "react-scripts", ["test"], []],
  ["CI=true react-scripts test --env=jsdom --watchAll=false", "react-scripts", ["test"], ["--env=jsdom"]],
  ["cross-env CI=true node_modules/.bin/craco test", "@craco/craco", ["test"], []],
  [
    "react-app-rewired test --transformIgnorePatterns 'node_modules/(?!axios)/'",
    "react-app-rewired",
    ["test"],
    ["--transformIgnorePatterns", "node_modules/(?!axios)/"],
  ],
  ["vue-cli-service test:unit", "@vue/cli-service", ["test:unit"], []],
])("%s starts jest", (script, name, words, runnerArgs) => {
  expect(readTestScript({ test: script })).toMatchObject({
    runner: "jest",
    through: { package: name, words },
    runnerArgs,
    files: [],
  });
});

test("what a tool builds or serves is no suite", () => {
  expect(readTestScript({ test: "react-scripts build" })).toBeNull();
});

test.each([
  ["ng test --watch=false", "`ng test` (Karma or a builder of Angular's)"],
  ["tsc && cypress run", "Cypress"],
  ["jest", null],
  ["ng test:other", null],
])("of %s is told: %s", (script, told) => {
  expect(unknownTool(script)).toBe(told);
});

test("a tool that is not known is named", async () => {
  await using folder = await tempFolder();
  const root = folder.path;
  await writeFile(path.join(root, "package.json"), JSON.stringify({ name: "shop", scripts: { test: "ng test" } }));
  await mkdir(path.join(root, "src"));
  await writeFile(path.join(root, "src/shop.ts"), "export const shop = 1;\n");

  const profile = await detect(root);

  expect(profile?.testRunner).toBeNull();
  expect(profile?.notes).toContainEqual(expect.stringContaining("`ng test`"));
});
