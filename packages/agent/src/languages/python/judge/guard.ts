import type { LanguageAdapter } from "../../../types/language.ts";
import { Probe } from "./protocol.ts";

/** Each script in a function of its own; the reproduction's comes first and stays as it is. */
export const guard: LanguageAdapter["guard"] = (reproduction, probes) => {
  const own = Probe.safeParse(reproduction.probe);
  if (!own.success) return reproduction;
  const guards = probes.flatMap((probe, index) => {
    const read = Probe.safeParse(probe);
    return read.success ? [asFunction(`_guard_${index + 1}`, read.data.script)] : [];
  });
  return { ...reproduction, probe: { ...own.data, script: [own.data.script, ...guards].join("\n") } };
};

/** As source in a text: lines of a literal must not be indented. */
function asFunction(name: string, script: string): string {
  return `def ${name}():\n    exec(compile(${JSON.stringify(script)}, "<guard>", "exec"), {"__name__": "fixpoint_probe"})\n${name}()\n`;
}
