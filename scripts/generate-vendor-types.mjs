// Writes the types of the vendors' API calls from their own descriptions:
//   VENDOR_API_DIR=<folder with gitlab.json, asana.json …> node scripts/generate-vendor-types.mjs
// Only shapes are kept: the vendors' prose and examples stay in their files.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import openapiTS, { astToString } from "openapi-typescript";

const ROOT = path.resolve(import.meta.dirname, "..");
/** Description → folder of the connector. GitHub's types come with Octokit. */
const PROVIDERS = {
  asana: "asana",
  bitbucket: "bitbucket",
  clickup: "clickup",
  gitlab: "gitlab",
  jira: "atlassian",
  sentry: "sentry",
  slack: "slack",
  trello: "trello",
};
const PROSE = new Set(["description", "summary", "example", "examples", "externalDocs", "title", "tags"]);
/** Under these, a key is somebody's name for a thing, not a word of the format. */
const NAMES = new Set([
  "properties",
  "schemas",
  "parameters",
  "responses",
  "paths",
  "headers",
  "requestBodies",
  "patternProperties",
]);

function withoutProse(value, under = "") {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => NAMES.has(under) || !PROSE.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutProse(item, key)]));
}

const folder = process.env.VENDOR_API_DIR;
if (!folder) throw new Error("Set VENDOR_API_DIR to the folder that holds the vendors' descriptions.");
for (const [name, provider] of Object.entries(PROVIDERS)) {
  const description = JSON.parse(await readFile(path.join(folder, `${name}.json`), "utf8"));
  const types = astToString(await openapiTS(withoutProse(description)));
  const source = `Shapes of ${description.info.title} ${description.info.version}, from the vendor's own description.`;
  const target = path.join(ROOT, "packages/connectors/src", provider, "api.gen.ts");
  await writeFile(target, `// ${source}\n// Made by scripts/generate-vendor-types.mjs: do not edit.\n${types}`);
  console.log(`${path.relative(ROOT, target)} ${Math.round(types.length / 1024)} kB`);
}
