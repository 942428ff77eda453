// `npm run check`: format, lint, types, boundaries, dead code, unit tests; the same on every machine.
import { ensureInstalled, pinnedNode, requireBootstrapNode, run, say } from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();

const bin = (name) => `node_modules/.bin/${name}`;
const steps = [
  ["format", bin("oxfmt"), ["--check", "."]],
  ["lint", bin("oxlint"), ["--deny-warnings"]],
  ["types", bin("tsc"), ["-b"]],
  ["boundaries", bin("depcruise"), ["apps", "packages", "--config", ".dependency-cruiser.cjs", "--output-type", "err"]],
  ["dead code", bin("knip"), []],
  ["unit tests", pinnedNode, ["node_modules/vitest/vitest.mjs", "run", "--exclude", "**/*.slow.test.ts"]],
];
const only = process.argv.slice(2);
const failures = [];
for (const [name, command, args] of steps) {
  if (only.length > 0 && !only.includes(name)) continue;
  say(`── ${name}`);
  if ((await run(command, args)) !== 0) failures.push(name);
}
say(failures.length === 0 ? "All checks passed." : `Failed: ${failures.join(", ")}.`);
process.exitCode = failures.length === 0 ? 0 : 1;
