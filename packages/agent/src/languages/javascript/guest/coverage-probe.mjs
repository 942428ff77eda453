// Runs a probe module: node --require coverage.cjs coverage-probe.mjs <file>
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const coverage = createRequire(import.meta.url)("./coverage.cjs");
const loaded = await import(pathToFileURL(process.argv[2]).href);
coverage.take("load");
try {
  await (loaded.default?.default ?? loaded.default)();
  coverage.take("test", ["probe"], true);
} catch {
  coverage.take("test", ["probe"], false);
}
