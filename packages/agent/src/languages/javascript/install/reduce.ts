import type { ProjectProfile } from "../../../types/language.ts";
import { classifyPath } from "../classify-path.ts";
import { detailsOf, isRunnerPackage } from "../details.ts";
import { readText } from "../files.ts";
import { parseManifest, rangesIn, type PackageManifest } from "./manifest.ts";

/** Tools that tests never load, but that bring most of an old project's trouble. */
const NEVER_NEEDED =
  /^(?:eslint|tslint|prettier|standard|xo|husky|lint-staged|commitizen|semantic-release|standard-version|release-it|karma|webpack-dev-server|gh-pages|documentation|jsdoc|typedoc|size-limit|@size-limit|puppeteer|playwright|cypress|nyc|c8|coveralls|codecov|np|rollup|webpack|gulp|grunt|browserify|uglify-js|terser|microbundle|tsup|benchmark|bundlesize|dtslint|semistandard|standardx|snazzy|istanbul|mocha-headless-chrome|mocha-phantomjs|google-closure-compiler|zuul|airtap|snyk|greenkeeper|saucelabs|@commitlint|@semantic-release|@changesets|@typescript-eslint|remark|matcha|jshint|jscs)(?:$|[-/])/;
const ALWAYS_NEEDED =
  /^(?:mocha|jest|vitest|tape|uvu$|qunit$|(?:@hapi\/)?lab$|typescript|tsx|esbuild|jsdom|chai|ts-node|ts-jest|babel-jest|@babel\/|@swc\/|@jest\/|jest-environment|chai-|sinon|vite$|esm$|coffeescript|coffee-script|should|expect)/;
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
    for (const name of namesIn(body)) used.add(name);
  }
  return withDevelopment(manifest, (name) => ALWAYS_NEEDED.test(name) || (used.has(name) && !NEVER_NEEDED.test(name)));
}

/**
 * Where there are no tests to run: what the code loads, and what the runner of a test that is written here loads. Tasks, linters
 * and browsers, which can take longer to install than the bug to repair, serve nobody.
 */
export async function withoutTests(
  root: string,
  profile: ProjectProfile,
  manifest: PackageManifest,
  written: PackageManifest,
): Promise<PackageManifest> {
  const { typescript, runnerArgs, nodeArgs } = detailsOf(profile);
  const { testRunner } = profile;
  const code = profile.sourceFiles.filter((file) => classifyPath(file, profile) === "source");
  const loaded = await loadedBy(root, code);
  const settings = [["", ...runnerArgs, ...nodeArgs].join(" "), JSON.stringify([written["jest"], written["mocha"]])];
  for (const file of CONFIGS) if (file !== "package.json") settings.push((await readText(root, file)) ?? "");
  const named = new Set(settings.flatMap(namesIn));
  const usesBabel = testRunner === "jest" || runnerArgs.some((one) => one.includes("babel"));
  const isKept = (name: string): boolean =>
    isRunnerPackage(name, testRunner) ||
    loaded.has(name) ||
    (named.has(name) && !NEVER_NEEDED.test(name)) ||
    (typescript && /^(?:typescript|tsx|ts-node|ts-jest)$/.test(name)) ||
    (testRunner === "jest" && name.startsWith("jest-environment")) ||
    (usesBabel && /^(?:@babel\/|babel-)/.test(name) && !/cli$|eslint|loader/.test(name));
  const development = Object.entries(rangesIn(manifest["devDependencies"])).filter(([name]) => isKept(name));
  return { ...manifest, devDependencies: Object.fromEntries(development) };
}

/** All that could be a package's name. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/["' =:]((?:@[\w.-]+\/)?[\w.-]+)/g)].map((match) => match[1] ?? "");
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
