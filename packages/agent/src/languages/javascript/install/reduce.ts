import type { ProjectProfile } from "../../../types/language.ts";
import { readText } from "../files.ts";
import { parseManifest, rangesIn, type PackageManifest } from "./manifest.ts";

/** Tools that tests never load, but that bring most of an old project's trouble. */
const NEVER_NEEDED =
  /^(?:eslint|tslint|prettier|standard|xo|husky|lint-staged|commitizen|semantic-release|standard-version|release-it|karma|webpack-dev-server|gh-pages|documentation|jsdoc|typedoc|size-limit|@size-limit|puppeteer|playwright|cypress|nyc|c8|coveralls|codecov|np|rollup|webpack|gulp|grunt|browserify|uglify-js|terser|microbundle|tsup|benchmark|bundlesize|dtslint|zuul|airtap|snyk|greenkeeper|saucelabs|@commitlint|@semantic-release|@changesets|@typescript-eslint|remark|matcha|jshint|jscs)(?:$|[-/])/;
const ALWAYS_NEEDED =
  /^(?:mocha|jest|vitest|tape|typescript|tsx|esbuild|jsdom|chai|ts-node|ts-jest|babel-jest|@babel\/|@swc\/|@jest\/|jest-environment|chai-|sinon|vite$|esm$|coffeescript|coffee-script|should|expect)/;
const CONFIGS = [
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

/** What the code itself needs, and of the development's packages those that `keep` wants. */
export function withDevelopment(manifest: PackageManifest, keep: (name: string) => boolean): PackageManifest {
  const development = Object.entries(rangesIn(manifest["devDependencies"])).filter(([name]) => keep(name));
  return {
    name: "project",
    version: "0.0.0",
    private: true,
    dependencies: {
      ...rangesIn(manifest["peerDependencies"]),
      ...rangesIn(manifest["dependencies"]),
      ...Object.fromEntries(development),
    },
  };
}

/** What tests and sources name, the runner and its transforms; without linters and bundlers. */
export async function reduce(root: string, profile: ProjectProfile, manifest: PackageManifest): Promise<PackageManifest> {
  const used = new Set<string>();
  for (const file of [...profile.testFiles, ...profile.sourceFiles, ...CONFIGS].slice(0, 2000)) {
    const text = (await readText(root, file)) ?? "";
    const body =
      file === "package.json"
        ? JSON.stringify({
            ...parseManifest(text),
            dependencies: {},
            devDependencies: {},
            peerDependencies: {},
            optionalDependencies: {},
          })
        : text;
    for (const match of body.matchAll(/["' ]((?:@[\w.-]+\/)?[\w.-]+)/g)) used.add(match[1] ?? "");
  }
  return withDevelopment(manifest, (name) => ALWAYS_NEEDED.test(name) || (used.has(name) && !NEVER_NEEDED.test(name)));
}

/** Packages that files load; what only scripts and configurations name is not among them. */
export async function loadedBy(root: string, files: readonly string[]): Promise<Set<string>> {
  const loaded = new Set<string>();
  for (const file of files.slice(0, 2000)) {
    const text = (await readText(root, file)) ?? "";
    for (const match of text.matchAll(/(?:\bfrom\s*|\brequire\(\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[\w.-]+)/g))
      loaded.add(match[1] ?? "");
  }
  return loaded;
}
