import { readFileSync, rmdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

export function readNumber(path: string): number | null {
  try {
    const value = Number(readFileSync(path, "utf8").trim());
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

/** The number after `key` in a file of `key number` lines; 0 when it is missing. */
export function readKey(path: string, key: string): number {
  try {
    const line = readFileSync(path, "utf8")
      .split("\n")
      .find((text) => text.startsWith(`${key} `));
    return Number(line?.slice(key.length + 1) ?? 0);
  } catch {
    return 0;
  }
}

export function readMembers(path: string): number[] {
  try {
    return readFileSync(path, "utf8").split("\n").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The kernel answers EBUSY for a moment after the last member has ended. */
export async function removeFolder(path: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      rmdirSync(path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
      await delay(20);
    }
  }
}
