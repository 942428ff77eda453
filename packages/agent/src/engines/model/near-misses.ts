import type { Changed } from "./trial.ts";

/** Edits that did not pass: where the model looked, and perhaps nearly the fix. */
export interface NearMisses {
  add(changes: readonly Changed[]): void;
  all(): readonly (readonly Changed[])[];
}

const MOST = 6;

/** The last ones; each once. */
export function createNearMisses(): NearMisses {
  const known = new Map<string, readonly Changed[]>();
  return {
    add(changes) {
      if (changes.length > 0) known.set(JSON.stringify(changes.map(({ file, patched }) => [file, patched])), changes);
    },
    all: () => [...known.values()].slice(-MOST),
  };
}
