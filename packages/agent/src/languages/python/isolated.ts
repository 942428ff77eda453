import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { INTERPRETER } from "./guest-files.ts";

const TIME_LIMIT_MS = 10_000;

/** Runs a script of ours that only parses text, in an interpreter without the project, packages or environment. */
export function runIsolated(
  script: { code: string } | { file: string },
  args: readonly string[],
  stdin: string,
): Promise<{ stdout: string; exitCode: number | null }> {
  const what = "code" in script ? ["-c", script.code] : [fileURLToPath(new URL(`./guest/${script.file}`, import.meta.url))];
  return new Promise((resolve, reject) => {
    const child = spawn(INTERPRETER, ["-I", "-S", "-B", "-X", "utf8", "-W", "ignore", ...what, ...args], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
      timeout: TIME_LIMIT_MS,
      killSignal: "SIGKILL",
    });
    let stdout = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ stdout, exitCode }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(stdin);
  });
}
