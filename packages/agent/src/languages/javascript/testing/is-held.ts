import assert from "node:assert";
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";

const PATIENCE_MS = 5_000;

/** Read by the text that is run. */
const given: { module: { exports: object }; require: NodeJS.Require; assert: typeof assert }[] = [];
Object.defineProperty(globalThis, "fixpointGiven", { value: given });

/** Whether what a check asks of a CommonJS module holds: not where it throws, or never ends. It runs here: for tests' own texts. */
export async function isHeld(code: string, check: string): Promise<boolean> {
  given.push({ module: { exports: {} }, require: createRequire(import.meta.url), assert });
  const text = `((module, require, assert) => {
    ((exports) => { ${code}
    })(module.exports);
    return (async (lib) => { ${check} })(module.exports);
  })(...Object.values(fixpointGiven.pop()))`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error("It never ends.")), PATIENCE_MS)));
  try {
    // The first is for what does not come back, the second for what is never settled.
    await Promise.race([runInThisContext(text, { timeout: PATIENCE_MS }), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
