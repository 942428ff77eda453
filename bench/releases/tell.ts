import type { MeasuredCase } from "../repair/read-cases.ts";
import type { ReleaseCase } from "./read-cases.ts";

function loaded({ how, package: name, local, told }: ReleaseCase): { line: string; call: string } {
  if (how === "require") return { line: `const ${local} = require("${name}");`, call: told.call.replaceAll(/\bpkg\b/g, local) };
  if (how === "default") return { line: `import ${local} from "${name}";`, call: told.call.replaceAll(/\bpkg\b/g, local) };
  const names = new Set([...told.call.matchAll(/\bpkg\.([\w$]+)/g)].map(([, own = ""]) => own));
  if (/\bpkg\b(?!\.)/.test(told.call))
    return { line: `import * as ${local} from "${name}";`, call: told.call.replaceAll(/\bpkg\b/g, local) };
  return { line: `import { ${[...names].join(", ")} } from "${name}";`, call: told.call.replaceAll("pkg.", "") };
}

/** The bug as it is told plainly: one call, what it gives and what it should give. */
export function issueOf(entry: ReleaseCase): MeasuredCase["issue"] {
  const { line, call } = loaded(entry);
  const { now, wanted } = entry.told;
  const is = "value" in now ? `returns \`${now.value}\`` : `throws \`${now.error}: ${now.message}\``;
  const should = "value" in wanted ? `return \`${wanted.value}\`` : `throw \`${wanted.error}: ${wanted.message}\``;
  const promised = entry.told.isPromise ? "await " : "";
  return {
    title: `Wrong result of ${entry.package}`,
    text: `\`\`\`js\n${line}\n\n${promised}${call}\n\`\`\`\n\n${promised === "" ? "This" : "It"} ${is}, but it should ${should}.`,
  };
}
