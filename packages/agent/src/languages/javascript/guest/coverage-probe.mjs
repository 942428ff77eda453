// Runs a probe module: node --require coverage.cjs coverage-probe.mjs <file> [<probe>]
// `<probe>`: as JSON, of a test file that sees something else in place of its runner, as the judge runs it.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const coverage = require("./coverage.cjs");
const [, , file, probe] = process.argv;

async function load() {
  if (probe === undefined) return import(pathToFileURL(file).href);
  const [root, asked] = [process.env.FIXPOINT_COVERAGE_ROOT, JSON.parse(probe)];
  require("./judge-environment.cjs").prepare(root, asked);
  const loader = require("./judge-loader.cjs").createLoader(root, asked, () => {}, true);
  coverage.maps(require("./judge-compiled.cjs").maps);
  loader.use([]);
  return { default: loader.loadProbe() };
}

const loaded = await load();
coverage.take("load");
let told = 0;
/** A file of tests whose stand-in tells what it does has them counted one by one. */
globalThis.fixpointCounts = {
  loaded: () => coverage.take("load"),
  tested(name, passed) {
    told += 1;
    coverage.take("test", [name], passed);
  },
};
let passed = true;
try {
  await (loaded.default?.default ?? loaded.default)();
} catch {
  passed = false;
}
if (told === 0) coverage.take("test", ["probe"], passed);
