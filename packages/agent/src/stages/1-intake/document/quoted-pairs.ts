const QUOTED = /^\s{0,3}>\s?(.*)$/;
const CALL = /^[A-Za-z_$][\w$.]{0,80}\(.{0,300}\);?$/;
const VALUE = /^(?:-?\d[\w.]*|true|false|null|undefined|None|True|False|NaN|["'[{(].*)$/;

/**
 * Lines that are quoted, a call and what it gave in turn (`> f(1)`, `> 2`), as the sentence that they are: “`f(1)` gives `2`.”
 * Other quotations stay as they are.
 */
export function withQuotedPairs(text: string): string {
  if (!text.includes(">")) return text;
  const lines = text.split("\n");
  const told: string[] = [];
  let isFenced = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    const call = isFenced ? undefined : QUOTED.exec(line.slice(0, 500))?.[1]?.trim();
    const value = call === undefined ? undefined : QUOTED.exec((lines[at + 1] ?? "").slice(0, 500))?.[1]?.trim();
    if (call === undefined || value === undefined || !CALL.test(call) || !VALUE.test(value) || /`/.test(call + value)) {
      told.push(line);
      continue;
    }
    told.push(`\`${call.replace(/;$/, "")}\` gives \`${value}\`.`);
    at += 1;
  }
  return told.join("\n");
}
