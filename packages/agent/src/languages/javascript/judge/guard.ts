import type { LanguageAdapter } from "../../../types/language.ts";
import { Probe } from "./probe.ts";

/** Milliseconds of processor time that the guards may take beyond what the reproduction may. */
const GUARDS_MS = 60;

/** In one module each keeps its own names. Modules of the other kind are left as they are: their imports cannot be nested. */
export const guard: LanguageAdapter["guard"] = (reproduction, probes) => {
  const own = Probe.safeParse(reproduction.probe);
  if (!own.success || own.data.format !== "cjs") return reproduction;
  const guards = probes.flatMap((probe) => {
    const read = Probe.safeParse(probe);
    return read.success && read.data.format === "cjs" ? [read.data.code] : [];
  });
  if (guards.length === 0) return reproduction;
  const parts = [own.data.code, ...guards].map(
    (code) => `async () => {\nconst module = { exports: {} };\n${code}\nawait module.exports();\n}`,
  );
  const code = `const parts = [${parts.join(",\n")}];\nmodule.exports = async function probe() {\n  for (const part of parts) await part();\n};\n`;
  return { ...reproduction, probe: { ...own.data, code, extraMs: GUARDS_MS } };
};
