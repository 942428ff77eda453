import { LINE_BYTES } from "../limits.ts";
import type { SandboxProcess } from "../types.ts";
import { LineQueue } from "./line-queue.ts";
import type { Supervised } from "./supervise.ts";

/** Line-based talk with a running command; `result.stdout` stays empty, because the lines were handed out. */
export function talk({ child, stop, result }: Supervised): SandboxProcess {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new TypeError("A talking command needs pipes.");
  const lines = new LineQueue(stdout, LINE_BYTES, () => stop("output_limit"));
  // Nobody may be waiting for the result while the command talks.
  result.catch(() => undefined);
  return {
    lines,
    result,
    send: (line) =>
      new Promise((resolve, reject) => {
        if (stdin.destroyed || !stdin.writable) return reject(new Error("The sandboxed process has ended."));
        stdin.write(`${line}\n`, (error) =>
          error ? reject(new Error("The sandboxed process has ended.", { cause: error })) : resolve(),
        );
      }),
    kill: () => {
      stop("aborted");
      stdout.destroy();
      return result;
    },
  };
}
