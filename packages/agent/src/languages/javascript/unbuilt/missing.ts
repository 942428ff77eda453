import path from "node:path";
import { resolveInTree } from "../entry.ts";

/** A file that is loaded and is not there. */
export interface Missing {
  /** As it is asked for, from the root; an ending may be left out. */
  target: string;
  /** Who asks looks for `default` in what `require` gives. */
  asksForDefault: boolean;
}

const ASKED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*)(["'])(\.{1,2}(?:\/[^"'\n]*)?)\1\)?(\.default\b)?/g;

/** What files ask for by relative paths, and no file of the tree is; nothing that is no script. */
export function missingOf(files: ReadonlySet<string>, texts: ReadonlyMap<string, string>): Missing[] {
  const found = new Map<string, Missing>();
  for (const [file, text] of texts)
    for (const [, , specifier = "", member] of text.matchAll(ASKED)) {
      const target = path.posix.join(path.posix.dirname(file), specifier).replace(/\/$/, "");
      if (target.startsWith("..") || target === "." || !isScript(target) || resolveInTree(files, target) !== null) continue;
      const before = found.get(target);
      found.set(target, { target, asksForDefault: member !== undefined || before?.asksForDefault === true });
    }
  return [...found.values()];
}

function isScript(target: string): boolean {
  const ending = /\.[a-z]\w*$/i.exec(path.posix.basename(target))?.[0] ?? "";
  return !/^\.(?:json|css|html?|txt|md|node|wasm|ya?ml|svg|png|s[ac]ss|less|vue|svelte|snap)$/i.test(ending);
}
