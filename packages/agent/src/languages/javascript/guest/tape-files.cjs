"use strict";
// Runs each test file in a process of its own, so that one which throws does not end the others.
const { spawnSync } = require("node:child_process");
const fs = require("node:fs");

const { node, files } = JSON.parse(process.argv[2]);
let failed = false;
for (const file of files) {
  fs.writeSync(1, `# fixpoint-file ${file}\n`);
  fs.writeSync(2, `# fixpoint-file ${file}\n`);
  const { status, signal } = spawnSync(process.execPath, [...node, file], { stdio: "inherit" });
  fs.writeSync(1, `\n# fixpoint-exit ${signal ?? status}\n`);
  if (status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
