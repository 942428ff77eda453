"use strict";
// Runs each test file in a process of its own, so that one which throws does not end the others.
const { spawn } = require("node:child_process");
const { once } = require("node:events");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const failuresSaid = require("./script-says.cjs");

/** Milliseconds between looks at what a file has printed: it may be stopped at any time. */
const LOOK_MS = 50;

/** Characters at the end of what a file printed, in which it sums up. */
const MOST_READ = 20_000;

/** Hands on what was added to a file. */
function follow(file) {
  const source = fs.openSync(file, "r");
  const chunk = Buffer.alloc(65_536);
  return () => {
    for (let read = fs.readSync(source, chunk); read > 0; read = fs.readSync(source, chunk)) {
      for (let written = 0; written < read;) written += fs.writeSync(1, chunk, written, read - written);
    }
  };
}

/** What is printed goes to a file: into a pipe it is written later, and is lost with the process that throws. */
async function runFile(node, file, printed) {
  const target = fs.openSync(printed, "w");
  const child = spawn(process.execPath, [...node, file], { stdio: ["inherit", target, "inherit"] });
  fs.closeSync(target);
  const handOn = follow(printed);
  const looking = setInterval(handOn, LOOK_MS);
  const [status, signal] = await once(child, "exit");
  clearInterval(looking);
  handOn();
  return { status, signal };
}

async function main({ node, files }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "fixpoint-files-"));
  let failed = false;
  for (const [at, file] of files.entries()) {
    fs.writeSync(1, `# fixpoint-file ${file}\n`);
    fs.writeSync(2, `# fixpoint-file ${file}\n`);
    const printed = path.join(folder, String(at));
    const { status, signal } = await runFile(node, file, printed);
    const said = signal === null && status === 0 ? failuresSaid(fs.readFileSync(printed, "utf8").slice(-MOST_READ)) : null;
    fs.writeSync(1, `\n# fixpoint-exit ${signal ?? status}\n${said === null ? "" : `# fixpoint-says ${said}\n`}`);
    if (status !== 0) failed = true;
  }
  fs.rmSync(folder, { recursive: true, force: true });
  process.exitCode = failed ? 1 : 0;
}

main(JSON.parse(process.argv[2]));
