/** A broken corner of the text must not hide the rest of it: whatever a reader trips over is left out and noted. */
export function guarded<T>(notes: string[], what: string, read: () => T[]): T[] {
  try {
    return read();
  } catch {
    notes.push(`${what} could not be read.`);
    return [];
  }
}
