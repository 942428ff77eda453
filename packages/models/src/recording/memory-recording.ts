import type { Recording } from "../types/ledger.ts";

/** Replies of one run in this process; `replies` is what it holds, by the hash of their call. */
export function createMemoryRecording(replies = new Map<string, string>()): Recording & { replies: Map<string, string> } {
  return {
    replies,
    find: async (hash) => replies.get(hash) ?? null,
    async store(hash, reply) {
      replies.set(hash, reply);
    },
  };
}
