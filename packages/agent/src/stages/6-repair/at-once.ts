/** Work that goes on beside what follows it, some of it at a time. */
export interface AtOnce {
  /** Resolves as soon as there is room for more. Rejects where some of it failed. */
  add(work: Promise<void>): Promise<void>;
  /** Resolves when nothing is under way. Rejects where some of it failed. */
  all(): Promise<void>;
}

/** `most`: so much is under way at the most; with 1 nothing is when `add` resolves. */
export function createAtOnce(most: number): AtOnce {
  const open = new Set<Promise<void>>();
  const failures: unknown[] = [];

  function told(): void {
    if (failures.length > 0) throw failures[0];
  }

  async function tracked(work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      failures.push(error);
    }
  }

  return {
    async add(work) {
      const one = tracked(work).finally(() => open.delete(one));
      open.add(one);
      if (open.size >= most) await Promise.race(open);
      told();
    },
    async all() {
      await Promise.all(open);
      told();
    },
  };
}
