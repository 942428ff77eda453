import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

const MOST_ENTRIES = 10_000;
/** For what the provider gives no time of its own. */
const DEFAULT_TTL_SECONDS = 600;

/** What the built-in provider remembers, for minutes and in this process only; the oldest goes when it is too much. */
export function createMemoryStore(_name: string): Adapter {
  const entries = new Map<string, Entry>();

  function find(matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const entry of entries.values()) if (entry.expiresAt > Date.now() && matches(entry.payload)) return entry.payload;
    return undefined;
  }

  return {
    async upsert(id, payload, expiresIn) {
      entries.delete(id);
      entries.set(id, { payload, expiresAt: Date.now() + (expiresIn ?? DEFAULT_TTL_SECONDS) * 1000 });
      const oldest = entries.keys().next().value;
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    async find(id) {
      const entry = entries.get(id);
      return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
    },
    findByUserCode: async (code) => find((payload) => payload.userCode === code),
    findByUid: async (uid) => find((payload) => payload.uid === uid),
    async consume(id) {
      const entry = entries.get(id);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(id);
    },
  };
}
