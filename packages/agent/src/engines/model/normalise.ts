import { plainText } from "../../run/event-log.ts";

const MAX_LENGTH = 1_000_000;

/** Only where runners print them: a project about times or dates has such texts as its values. */
const REPLACED: [RegExp, string][] = [
  [/\b(duration_ms:?) *[\d.]+/g, "$1 #"],
  [/ \(\d+(?:\.\d+)? ?m?s\)$/gm, " (#)"],
  [/ \d+(?:\.\d+)? ?ms$/gm, " #"],
  [/^(Ran \d+ tests? in|.*\b(?:passed|failed|errors?|skipped)\b.* in) [\d.]+s.*$/gm, "$1 #"],
  [/^( *(?:Start at|Duration|Time:|Transform)\b).*$/gm, "$1 #"],
  [/\b(pid|PID)([ =:]+)\d+/g, "$1$2#"],
  [/^\(node:\d+\)/gm, "(node:#)"],
  [/\b0x[0-9a-fA-F]{6,}\b/g, "0x#"],
  [/(?:\/private)?\/(?:tmp|var\/folders)\/[\w.+/-]*/g, "#tmp"],
];

/**
 * Output of a command without what differs from run to run (durations, times, addresses, process ids, temporary
 * paths): a run that is taken up again must ask the same. `roots`: absolute paths of the tree, here and in the sandbox.
 */
export function normaliseOutput(text: string, roots: readonly string[]): string {
  let clean = plainText(text.slice(0, MAX_LENGTH), MAX_LENGTH);
  for (const root of [...roots].sort((a, b) => b.length - a.length)) {
    if (root.length > 1) clean = clean.replaceAll(`file://${root}/`, "").replaceAll(`${root}/`, "").replaceAll(root, ".");
  }
  for (const [pattern, put] of REPLACED) clean = clean.replace(pattern, put);
  return clean;
}
