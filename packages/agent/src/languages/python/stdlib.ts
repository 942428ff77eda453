import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { INTERPRETER } from "./guest-files.ts";

const run = promisify(execFile);
const ASK = "import json, sys; print(json.dumps(sorted(getattr(sys, 'stdlib_module_names', sys.builtin_module_names))))";
let asked: Promise<Set<string>> | undefined;

/** Names of the standard library's modules, from the interpreter itself; empty when there is no interpreter. */
export function stdlibNames(): Promise<Set<string>> {
  asked ??= run(INTERPRETER, ["-I", "-S", "-c", ASK], { env: {}, timeout: 10_000 })
    .then(({ stdout }) => new Set(z.array(z.string()).parse(JSON.parse(stdout))))
    .catch(() => new Set<string>());
  return asked;
}
