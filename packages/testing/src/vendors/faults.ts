/** limit: asks for patience · error: 502 · break: the connection is cut · hang: no answer ever comes. */
export type Fault = "limit" | "error" | "break" | "hang";

export interface Faults {
  /** These come first, one a request. */
  next: Fault[];
  /** Then each request meets one of `kinds` with this probability. */
  chance: { rate: number; kinds: readonly Fault[]; random: () => number } | null;
  /** Called before each answer: where a test changes the vendor's state while it is being read. */
  beforeAnswer: ((operation: string) => void | Promise<void>) | null;
  take(): Fault | null;
}

export function createFaults(): Faults {
  const faults: Faults = {
    next: [],
    chance: null,
    beforeAnswer: null,
    take() {
      const planned = faults.next.shift();
      if (planned !== undefined) return planned;
      const { chance } = faults;
      if (chance === null || chance.random() >= chance.rate) return null;
      return chance.kinds[Math.floor(chance.random() * chance.kinds.length)] ?? null;
    },
  };
  return faults;
}
