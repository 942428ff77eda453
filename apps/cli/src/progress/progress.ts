import { liveProgress } from "./live-progress.ts";
import { plainProgress } from "./plain-progress.ts";
import type { Progress } from "./types.ts";

/** Rows with a spinner on a terminal, plain lines elsewhere. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY && process.env["CI"] === undefined ? liveProgress(stream) : plainProgress(stream);
}
