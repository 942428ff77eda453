import type { RawBlock } from "../blocks/blocks.ts";

const REQUIRED = /^((?:const|let|var)\s+[\w$]+\s*=\s*)require\(\s*(["'])([^"'\n]{1,200}\.json)\2\s*\)\s*;?/gm;
const IMPORTED = /^import\s+([\w$]+)\s+from\s+(["'])([^"'\n]{1,200}\.json)\2(?:\s+(?:with|assert)\s+\{[^{}\n]{0,80}\})?\s*;?/gm;
const LONGEST = 20_000;
/** A project's own, and no example. */
const MANIFEST = /(?:^|\/)(?:package|package-lock|tsconfig)\.json$/;

function isJson({ code }: RawBlock): boolean {
  if (code.length > LONGEST || !/^\s*[[{]/.test(code)) return false;
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

/** The block that shows what is in the file: one that is named after it, else the only one. */
function blockOf(file: string, blocks: readonly RawBlock[]): RawBlock | null {
  const stem =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.json$/, "") ?? file;
  const named = blocks.filter(({ lead, code }) => lead.includes(stem) || code.includes(stem));
  const [only, ...more] = named.length > 0 ? named : blocks;
  return only === undefined || more.length > 0 ? null : only;
}

/** `const order = require('./order-7.json')` beside a block of JSON that shows that file, as the record itself: nobody else has it. */
export function withJsonFiles(blocks: readonly RawBlock[]): RawBlock[] {
  const shown = blocks.some(({ code }) => code.includes(".json")) ? blocks.filter(isJson) : [];
  if (shown.length === 0) return [...blocks];
  return blocks.map((block) => {
    if (shown.includes(block) || block.code.length > LONGEST || !block.code.includes(".json")) return block;
    const record = (file: string): string | null => (MANIFEST.test(file) ? null : (blockOf(file, shown)?.code.trim() ?? null));
    const code = block.code
      .replaceAll(REQUIRED, (whole: string, head: string, _quote: string, file: string) => {
        const value = record(file);
        return value === null ? whole : `${head}${value};`;
      })
      .replaceAll(IMPORTED, (whole: string, name: string, _quote: string, file: string) => {
        const value = record(file);
        return value === null ? whole : `const ${name} = ${value};`;
      });
    return code === block.code ? block : { ...block, code };
  });
}
