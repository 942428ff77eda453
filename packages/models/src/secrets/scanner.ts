import { replaceSecrets } from "@fixpoint/contracts";
import type { ModelCall } from "../types/model-call.ts";

/** `key`: that of the provider, which is a secret too. */
export interface SecretScanner {
  /** The text without secrets, and how many were taken out. */
  scanText(text: string, key?: string | null): { text: string; found: number };
  /** A copy of the call in which no text holds a secret, and how many were taken out. */
  scanCall(call: ModelCall, key?: string | null): { call: ModelCall; found: number };
}

const MARKER = "[secret removed]";
/** Shorter ones would be found everywhere. */
const SHORTEST_LITERAL = 6;
/** Servers of one's own are given any word as a key, such as their own name. */
const SHORTEST_KEY = 12;
/** What only the provider reads, such as the signature of its thinking: changed, it would refuse its own words. */
const PROVIDERS_OWN = new Set(["providerOptions"]);

/** As they are, and as programs write them into addresses and headers. */
function spellingsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64"), Buffer.from(secret).toString("base64url")];
}

/** Finds the given secrets, those that `secrets` names at the time, and whatever has the shape of one. */
export function createSecretScanner(secrets: () => readonly string[] = () => []): SecretScanner {
  function literals(key: string | null): string[] {
    const given = secrets().filter((secret) => secret.length >= SHORTEST_LITERAL);
    const own = key !== null && key.length >= SHORTEST_KEY ? [key] : [];
    return [...new Set([...given, ...own].flatMap(spellingsOf))].sort((a, b) => b.length - a.length);
  }

  function scan(text: string, known: readonly string[]): { text: string; found: number } {
    let found = 0;
    let clean = text;
    for (const secret of known) {
      const parts = clean.split(secret);
      found += parts.length - 1;
      clean = parts.join(MARKER);
    }
    const shaped = replaceSecrets(clean, MARKER, "certain");
    return { text: shaped.text, found: found + shaped.found };
  }

  return {
    scanText: (text, key = null) => scan(text, literals(key)),
    scanCall(call, key = null) {
      const known = literals(key);
      let found = 0;
      const cleanText = (text: string): string => {
        const scanned = scan(text, known);
        found += scanned.found;
        return scanned.text;
      };
      /** All that is JSON has the same shape afterwards. */
      function clean<T>(value: T): T;
      function clean(value: unknown): unknown {
        if (typeof value === "string") return cleanText(value);
        if (Array.isArray(value)) return value.map((item) => clean(item));
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(
          Object.entries(value).map(([name, inner]) =>
            PROVIDERS_OWN.has(name) ? [name, inner] : [cleanText(name), clean(inner)],
          ),
        );
      }
      const { instructions, messages, tools } = call;
      return { call: { ...call, instructions: clean(instructions), messages: clean(messages), tools: clean(tools) }, found };
    },
  };
}
