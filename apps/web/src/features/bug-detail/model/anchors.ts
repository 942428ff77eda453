/** What a hash on the page of a bug points at. */
export type Anchor =
  | { kind: "section"; section: string }
  /** A line of a file of the fix, counted from 1; `side` L is the base, R the patched file. */
  | { kind: "fix"; section: "fix"; file: number; side: "L" | "R"; line: number }
  /** A line of what a run of a reproduction printed; scripts count from 0. */
  | { kind: "output"; section: "reproduction"; script: number; side: "before" | "after"; line: number };

export function fixAnchor(file: number): string {
  return `fix-F${file}`;
}

export function outputAnchor(script: number, side: "before" | "after"): string {
  return `repro-${script}-${side}`;
}

/** `#fix-F1-R42`, `#repro-0-after-L120` or the id of a section; null for an empty one. */
export function parseAnchor(hash: string): Anchor | null {
  const fix = /^fix-F([1-9]\d*)-([LR])([1-9]\d*)$/.exec(hash);
  if (fix) return { kind: "fix", section: "fix", file: Number(fix[1]), side: fix[2] === "L" ? "L" : "R", line: Number(fix[3]) };
  const output = /^repro-(\d+)-(before|after)-L([1-9]\d*)$/.exec(hash);
  if (output)
    return {
      kind: "output",
      section: "reproduction",
      script: Number(output[1]),
      side: output[2] === "before" ? "before" : "after",
      line: Number(output[3]),
    };
  return hash === "" ? null : { kind: "section", section: hash };
}
