import { spawn } from "node:child_process";
import type { LanguageAdapter } from "../../types/language.ts";
import { INTERPRETER } from "./guest-files.ts";

const TIME_LIMIT_MS = 10_000;
const CHECK = `import sys
try:
    compile(sys.stdin.buffer.read(), sys.argv[1], "exec", dont_inherit=True)
except SyntaxError as error:
    print(f"{error.filename}:{error.lineno}:{error.offset}: {error.msg}")
except (ValueError, RecursionError, MemoryError, OverflowError) as error:
    print(f"{sys.argv[1]}: {error}")
`;

/** Only compiles the text, in an isolated interpreter; nothing of the project is loaded or run. */
export const syntaxError: LanguageAdapter["syntaxError"] = (filePath, code) => {
  if (!/\.pyi?$/.test(filePath)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const child = spawn(INTERPRETER, ["-I", "-S", "-X", "utf8", "-W", "ignore", "-c", CHECK, filePath], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIME_LIMIT_MS,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject);
    child.on("close", (exitCode) => {
      if (output.trim()) return resolve(output.trim());
      resolve(exitCode === 0 ? null : `${filePath}: the parser gave up on this text`);
    });
    child.stdin.on("error", () => undefined);
    child.stdin.end(code);
  });
};
