import type { Crash, CrashFrame } from "@fixpoint/contracts";

/** A call of the project's own code with nothing recorded but what is given. */
export function frameOf(more: Partial<CrashFrame>): CrashFrame {
  return {
    file: null,
    module: null,
    function: null,
    line: null,
    column: null,
    isInApp: true,
    context: [],
    variables: null,
    ...more,
  };
}

/** The lines around one of a file, as a monitor records them. */
export function contextOf(text: string, line: number, around = 3): CrashFrame["context"] {
  return text
    .split("\n")
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => Math.abs(one.line - line) <= around);
}

export function crashOf(frames: CrashFrame[], more: Partial<Crash> = {}): Crash {
  return { platform: null, type: "Error", message: "it broke", frames, ...more };
}
