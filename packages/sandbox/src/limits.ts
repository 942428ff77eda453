import type { Limits } from "./types.ts";

const MiB = 1024 * 1024;

/** What a command gets when the caller says nothing else. */
export const DEFAULT_LIMITS: Limits = {
  timeMs: 120_000,
  memoryBytes: 2048 * MiB,
  processes: 256,
  fileBytes: 512 * MiB,
  outputBytes: 1 * MiB,
};

/** Sizes of the scratch file systems; they are memory, so they are bounded like it. */
export const TMP_BYTES = 512 * MiB;
export const SHM_BYTES = 64 * MiB;
/** Longest line that a talking command may print. */
export const LINE_BYTES = 16 * MiB;

export function resolveLimits(defaults: Limits, wanted: Partial<Limits> | undefined): Limits {
  const limits = { ...defaults };
  for (const key of Object.keys(limits) as (keyof Limits)[]) {
    const value = wanted?.[key];
    if (value !== undefined && Number.isFinite(value) && value > 0) limits[key] = Math.ceil(value);
  }
  return limits;
}
