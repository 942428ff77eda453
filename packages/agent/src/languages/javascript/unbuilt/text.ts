import path from "node:path";

const HAS_DEFAULT = /\bexport\s+default\b|\bexport\s*(?:type\s*)?\{[^}]*\bdefault\b/;
const HAS_NAMED =
  /\bexport\s+(?:const|let|var|function|async|class|enum|\*)|\bexport\s*\{(?!\s*(?:[\w$]+\s+as\s+)?default\s*,?\s*\})/;
const IS_MODULE =
  /^[ \t]*(?:import\s*(?:[\w$*{"']|type\b)|export\s+(?:default|const|let|var|function|class|async|type|enum|\{|\*))/m;

export interface Wanted {
  /** The file to write, from the root. */
  file: string;
  /** What it hands on. */
  source: string;
  sourceText: string;
  /** How `.js` is read where the file stands. */
  moduleType: "cjs" | "esm";
  asksForDefault: boolean;
}

/** A file that is what its source is, as a build would have written it for who loads it. */
export function standInText({ file, source, sourceText, moduleType, asksForDefault }: Wanted): string {
  const from = path.posix.relative(path.posix.dirname(file), source);
  const specifier = JSON.stringify(from.startsWith(".") ? from : `./${from}`);
  const isModule = IS_MODULE.test(sourceText);
  const hasDefault = !isModule || HAS_DEFAULT.test(sourceText);
  const kind = file.endsWith(".mjs") ? "esm" : file.endsWith(".cjs") ? "cjs" : moduleType;
  if (kind === "esm") return `export * from ${specifier};\n${hasDefault ? `export { default } from ${specifier};\n` : ""}`;
  // Builds make what is exported as the only thing the module itself.
  const isOnly = isModule && hasDefault && !HAS_NAMED.test(sourceText) && !asksForDefault;
  if (!isOnly) return `module.exports = require(${specifier});\n`;
  return `const all = require(${specifier});\nmodule.exports = all.default === undefined ? all : all.default;\n`;
}
