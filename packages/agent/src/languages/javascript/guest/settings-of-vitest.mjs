// Writes what vitest's settings say, as JSON: node settings-of-vitest.mjs <folder> <results file> [<settings file>]
// They are code, so the project's own Vite reads them; nothing is run.
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder, results, given] = process.argv;
process.env.VITEST = "true";
process.env.NODE_ENV ??= "test";

const own = createRequire(path.join(folder, "package.json"));
const ofVitest = createRequire(own.resolve("vitest/package.json"));
const vite = await import(
  pathToFileURL(path.join(path.dirname(ofVitest.resolve("vite/package.json")), "dist/node/index.js")).href
);

const NAMES = ["vitest.config", "vite.config"].flatMap((name) =>
  ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `${name}.${ending}`),
);
const found = given ?? NAMES.find((name) => existsSync(path.join(folder, name)));
const asked = { root: folder, logLevel: "silent", configFile: found === undefined ? false : path.resolve(folder, found) };
const config = await vite.resolveConfig(asked, "serve", "test", "test");
const { test = {} } = config;
const root = path.resolve(folder, test.root ?? config.root);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const asPattern = (find) => (typeof find === "string" ? `^${escaped(find)}(?=/|$)` : find.source);
const isOfVite = ({ replacement }) => typeof replacement !== "string" || replacement.includes("/vite/dist/");
const list = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

function setupFile(name) {
  const file = path.resolve(root, name);
  if (existsSync(file)) return file;
  try {
    return createRequire(path.join(root, "package.json")).resolve(name);
  } catch {
    return null;
  }
}

const settings = {
  aliases: config.resolve.alias
    .filter((one) => !isOfVite(one))
    .map(({ find, replacement }) => ({ find: asPattern(find), to: replacement })),
  setup: list(test.setupFiles)
    .map(setupFile)
    .filter((file) => file !== null),
  environment: test.environment ?? "node",
  url: test.environmentOptions?.jsdom?.url ?? test.environmentOptions?.happyDOM?.url ?? null,
  meta: config.env ?? {},
  variables: test.env ?? {},
  mocks: test.restoreMocks ? "restore" : test.mockReset ? "reset" : test.clearMocks ? "clear" : null,
  defines: Object.fromEntries(
    Object.entries(config.define ?? {}).flatMap(([name, value]) => {
      try {
        return /^[A-Za-z_$][\w$]*$/.test(name) ? [[name, typeof value === "string" ? JSON.parse(value) : value]] : [];
      } catch {
        return [];
      }
    }),
  ),
};
writeFileSync(results, JSON.stringify(settings));
process.exit(0);
