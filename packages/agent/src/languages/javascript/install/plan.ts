import { createHash } from "node:crypto";
import { parse as parseYaml } from "yaml";
import type { ProjectProfile } from "../../../types/language.ts";
import { readText } from "../files.ts";

/** Files that a staging folder gets and the commands to try in it, best first. */
export interface InstallPlan {
  key: string;
  /** Direct dependencies that tests may need. */
  wanted: string[];
  attempts: { args: string[]; files: Record<string, string>; words: string }[];
}

type Manifest = Record<string, unknown>;
const GROUPS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;
const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
/** Tools that tests never load, but that bring most of an old project's trouble. */
const NEVER_NEEDED =
  /^(?:eslint|tslint|prettier|standard|xo|husky|lint-staged|commitizen|semantic-release|standard-version|release-it|karma|webpack-dev-server|gh-pages|documentation|jsdoc|typedoc|size-limit|@size-limit|puppeteer|playwright|cypress|nyc|c8|coveralls|codecov|np|rollup|webpack|gulp|grunt|browserify|uglify-js|terser|microbundle|tsup|benchmark|bundlesize|dtslint|zuul|airtap|snyk|greenkeeper|saucelabs|@commitlint|@semantic-release|@changesets|@typescript-eslint|remark|matcha|jshint|jscs)(?:$|[-/])/;
const ALWAYS_NEEDED =
  /^(?:mocha|jest|vitest|tape|typescript|tsx|esbuild|jsdom|chai|ts-node|ts-jest|babel-jest|@babel\/|@swc\/|@jest\/|jest-environment|chai-|sinon|vite$|esm$|coffeescript|coffee-script|should|expect)/;

function names(group: unknown): Record<string, string> {
  return typeof group === "object" && group !== null ? (group as Record<string, string>) : {};
}

/** null when the project needs nothing. */
export async function planInstall(root: string, profile: ProjectProfile): Promise<InstallPlan | null> {
  const text = await readText(root, "package.json");
  if (text === null) return null;
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    return null;
  }
  const kept: Manifest = { name: "project", version: "0.0.0", private: true };
  for (const key of [...GROUPS, "overrides", "peerDependenciesMeta", "workspaces"])
    if (key in manifest) kept[key] = manifest[key];
  const wanted = [...new Set(GROUPS.flatMap((group) => (group === "peerDependencies" ? [] : Object.keys(names(kept[group])))))];
  if (wanted.length === 0 && Object.keys(names(kept["peerDependencies"])).length === 0) return null;
  const workspaces = await workspaceManifests(root, manifest);
  const lockName = await firstExisting(root, ["npm-shrinkwrap.json", "package-lock.json"]);
  const yarn = await readText(root, "yarn.lock");
  const pins = pnpmPins(await readText(root, "pnpm-lock.yaml"));
  const lock = lockName === null ? null : await readText(root, lockName);
  const original = { "package.json": text, ...workspaces };
  const pinned = { "package.json": JSON.stringify(pin(kept, pins)), ...workspaces };
  const seeded: Record<string, string> = {
    ...pinned,
    ...(yarn !== null && /^# yarn lockfile v1/m.test(yarn) ? { "yarn.lock": yarn } : {}),
    ...(lock === null || lockName === null ? {} : { [lockName]: lock }),
  };
  const reduced = { "package.json": JSON.stringify(await reduce(root, profile, pin(kept, pins))) };
  const attempts = [
    ...(lock === null || lockName === null
      ? []
      : [{ args: ["ci", ...QUIET], files: { ...original, [lockName]: lock }, words: "npm ci --ignore-scripts" }]),
    { args: ["install", ...QUIET], files: seeded, words: "npm install --ignore-scripts" },
    {
      args: ["install", ...QUIET, "--legacy-peer-deps"],
      files: pinned,
      words: "npm install --ignore-scripts --legacy-peer-deps",
    },
    { args: ["install", ...QUIET, "--legacy-peer-deps"], files: reduced, words: "npm install of what the tests need" },
  ];
  const basis = JSON.stringify([
    kept,
    lock,
    yarn,
    pins,
    workspaces,
    process.platform,
    process.arch,
    process.versions.node.split(".")[0],
    1,
  ]);
  return { key: `js-${createHash("sha256").update(basis).digest("hex").slice(0, 40)}`, wanted, attempts };
}

async function firstExisting(root: string, candidates: string[]): Promise<string | null> {
  for (const name of candidates) if ((await readText(root, name)) !== null) return name;
  return null;
}

async function workspaceManifests(root: string, manifest: Manifest): Promise<Record<string, string>> {
  if (!("workspaces" in manifest)) return {};
  const { listFiles } = await import("../files.ts");
  const found: Record<string, string> = {};
  for (const file of await listFiles(root)) {
    if (!/^(?!.*(?:fixtures?|templates?|examples?)\/).+\/package\.json$/.test(file) || file.split("/").length > 4) continue;
    const text = await readText(root, file);
    if (text !== null) found[file] = text;
  }
  return found;
}

/** Direct versions that a pnpm lockfile resolved; npm cannot read the rest. */
function pnpmPins(text: string | null): Record<string, string> {
  if (text === null) return {};
  try {
    const lock = parseYaml(text) as { importers?: Record<string, Record<string, unknown>> } & Record<string, unknown>;
    const importer = lock.importers?.["."] ?? lock;
    const pins: Record<string, string> = {};
    for (const group of GROUPS) {
      for (const [name, value] of Object.entries(names(importer[group]) as Record<string, unknown>)) {
        const version = typeof value === "string" ? value : (value as { version?: unknown } | null)?.version;
        const exact = typeof version === "string" ? /^(\d+\.\d+\.\d+[\w.-]*)/.exec(version)?.[1] : undefined;
        if (exact !== undefined) pins[name] = exact;
      }
    }
    return pins;
  } catch {
    return {};
  }
}

function pin(manifest: Manifest, pins: Record<string, string>): Manifest {
  const changed: Manifest = { ...manifest };
  for (const group of GROUPS) {
    const entries = Object.entries(names(manifest[group])).filter(
      ([, range]) => !/^(?:workspace|link|portal|catalog):/.test(String(range)),
    );
    if (group in manifest)
      changed[group] = Object.fromEntries(
        entries.map(([name, range]) => [name, group === "peerDependencies" ? range : (pins[name] ?? range)]),
      );
  }
  return changed;
}

/** What tests and sources name, the runner and its transforms; without linters and bundlers. */
async function reduce(root: string, profile: ProjectProfile, manifest: Manifest): Promise<Manifest> {
  const used = new Set<string>();
  const configs = [
    "jest.config.js",
    "jest.config.ts",
    "vitest.config.ts",
    "vitest.config.js",
    "vite.config.ts",
    "vite.config.js",
    ".babelrc",
    "babel.config.js",
    "babel.config.json",
    ".mocharc.json",
    ".mocharc.js",
    ".mocharc.yml",
    "test/mocha.opts",
    "package.json",
  ];
  for (const file of [...profile.testFiles, ...profile.sourceFiles, ...configs].slice(0, 2000)) {
    const text = (await readText(root, file)) ?? "";
    const body =
      file === "package.json"
        ? JSON.stringify({
            ...(JSON.parse(text) as Manifest),
            dependencies: {},
            devDependencies: {},
            peerDependencies: {},
            optionalDependencies: {},
          })
        : text;
    for (const match of body.matchAll(/["' ]((?:@[\w.-]+\/)?[\w.-]+)/g)) used.add(match[1] ?? "");
  }
  const development = Object.entries(names(manifest["devDependencies"])).filter(
    ([name]) => ALWAYS_NEEDED.test(name) || (used.has(name) && !NEVER_NEEDED.test(name)),
  );
  return {
    name: "project",
    version: "0.0.0",
    private: true,
    dependencies: {
      ...names(manifest["peerDependencies"]),
      ...names(manifest["dependencies"]),
      ...Object.fromEntries(development),
    },
  };
}
