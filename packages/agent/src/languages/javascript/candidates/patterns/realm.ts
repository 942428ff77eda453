import { createContext, type Script } from "node:vm";

const context = createContext({});

/** What a script makes of what it is given; null where it fails or takes longer. A pattern of the project may take for ever on a text. */
export function inRealm<T>(script: Script, given: Record<string, unknown>, patienceMs: number): T | null {
  try {
    Object.assign(context, given);
    // What the script gives is copied, so that nothing of its realm is kept.
    return JSON.parse(String(script.runInContext(context, { timeout: patienceMs }))) as T;
  } catch {
    return null;
  }
}
