import { splitTopLevel } from "./balanced.ts";

/** A part of a value that is shown, as code that asks for it. */
export interface ShownMember {
  /** Behind the expression: `.due`, `["due"]`, `[0].due`. */
  access: string;
  name: string;
  value: string;
}

const RECORD = /^(?:([A-Z]\w*)\()?[{]?(.*?)[)}]?$/s;
const NAMED = /^(["']?)([A-Za-z_$][\w$-]*)\1\s*([:=])\s*(.+)$/s;
const LONGEST = 2000;
const MOST = 20;

/** Members of a record as Node and Python print it: `{ due: 1 }`, `{'due': 1}`, `Loan(due=1)`; of the only one in a list too. */
export function membersShown(value: string): ShownMember[] {
  const text = value.trim();
  if (text.length > LONGEST) return [];
  if (/^\[.*\]$/s.test(text)) {
    const [only, ...more] = splitTopLevel(text.slice(1, -1), ",");
    if (only === undefined || more.length > 0) return [];
    return membersShown(only).map((member) => ({ ...member, access: `[0]${member.access}` }));
  }
  if (!/^(?:\{.*\}|[A-Z]\w*\(.*\))$/s.test(text)) return [];
  const inner = RECORD.exec(text)?.[2] ?? "";
  return splitTopLevel(inner, ",")
    .slice(0, MOST)
    .flatMap((part): ShownMember[] => {
      const [, quote = "", name = "", , shown = ""] = NAMED.exec(part) ?? [];
      if (name === "") return [];
      const isPlain = quote === "" && !name.includes("-");
      return [{ access: isPlain ? `.${name}` : `["${name}"]`, name, value: shown.trim() }];
    });
}

/** Elements of a list of two or more, and members of a record, as they are printed. */
export function elementsShown(value: string): Omit<ShownMember, "name">[] {
  const text = value.trim();
  if (text.length > LONGEST || !/^\[.*\]$/s.test(text)) return membersShown(text);
  const parts = splitTopLevel(text.slice(1, -1), ",");
  return parts.length < 2
    ? membersShown(text)
    : parts.slice(0, MOST).map((part, at) => ({ access: `[${at}]`, value: part.trim() }));
}
