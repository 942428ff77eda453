import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { once } from "node:events";
import { FAMILIES } from "../../packages/agent/src/languages/javascript/candidates/families/index.ts";
import { WIDE_FAMILIES, WIDEST_FAMILIES } from "../../packages/agent/src/languages/javascript/candidates/wide/index.ts";
import { readFixes } from "./fixes.ts";
import { factsOf } from "./javascript.ts";

const { values } = parseArgs({
  options: {
    fixes: { type: "string" },
    out: { type: "string" },
    limit: { type: "string" },
    wide: { type: "boolean", default: false },
  },
});
const { fixes = "", out = "" } = values;
const into = createWriteStream(out);
let count = 0;
let read = 0;
const families = values.wide ? [...FAMILIES, ...WIDE_FAMILIES, ...WIDEST_FAMILIES] : FAMILIES;
const limit = Number(values.limit ?? 1e9);
for await (const fix of readFixes(fixes)) {
  if (++read > limit) break;
  const facts = factsOf(fix, families);
  if (facts === null) continue;
  count += 1;
  if (!into.write(`${JSON.stringify(facts)}\n`)) await once(into, "drain");
  if (count % 100 === 0) process.stderr.write(`${count} of ${read}\n`);
}
into.end();
await once(into, "finish");
process.stderr.write(`${count} of ${read}\n`);
