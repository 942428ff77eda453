import { closingIndex } from "../text/balanced.ts";

const LONGEST = 200_000;
const LONGEST_CALL = 400;
const MOST = 40;
/** “Should …”, “Shouldn't …”, “Ought …”, “Isn't …” at the beginning of a sentence, or of a part of one. */
const ASKS = /(?<![^\s("“>*_-])(Should|Must|Ought)(n['’]t)? (?=[`A-Za-z])/gi;
const SUBJECT = /^(?:that|this|it|the (?:result|output|answer|value|first|second|third|last)(?: one)?)(?= )/i;
const NAMED_CALL = /^(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)/;
const PLAIN_CALL = /^[A-Za-z_$][\w$.]{0,80}\(/;
const VERB =
  /^ ((?:(?:not|rather|really|just|simply|only|then|actually|always) ){0,4})(?:to )?(be|give|return|print|raise|throw|yield|say|read) /i;
/** “a list with Tove in it”: the word is one that the call takes. */
const HOLDING =
  /^(?:an? )?(list|tuple|set|array)(?: (?:with|of|that (?:has|holds)|holding|containing))? (?:just |only |nothing but )?(`[^`\n]{1,80}`|"[^"\n]{1,80}"|'[^'\n]{1,80}'|[\w-]{1,40})(?: in it| alone| only)?(?=[,;.?!]|\s(?:and|or)\b|$)/i;
const KINDS: Record<string, [string, string]> = { list: ["[", "]"], array: ["[", "]"], tuple: ["(", ",)"], set: ["{", "}"] };
/** “…, and `g(1)` an empty one”: the second part of the question has no verb. */
const ALSO =
  /^,? (?:and|or) (``[^`\n]{1,400}``|`[^`\n]{1,400}`) ((?:just |simply |only )?)(an empty one|an empty \w+|``[^`\n]{1,400}``|`[^`\n]{1,400}`)(?=[,;.?!]|$)/i;

interface Asked {
  text: string;
  end: number;
}

function subjectAt(text: string): { subject: string; call: string | null } | null {
  const said = SUBJECT.exec(text)?.[0];
  if (said !== undefined) return { subject: said, call: null };
  const [ticked, double, single] = NAMED_CALL.exec(text) ?? [];
  const code = double ?? single ?? "";
  if (ticked !== undefined) return code.includes("(") ? { subject: ticked, call: code } : null;
  const open = PLAIN_CALL.exec(text)?.[0].length;
  const end = open === undefined ? null : closingIndex(text.slice(0, LONGEST_CALL), open - 1);
  return end === null ? null : { subject: text.slice(0, end), call: text.slice(0, end) };
}

/** The value that words describe, as code: what it holds must be something that the call takes. */
function holding(words: string, call: string | null): { code: string; end: number } | null {
  const [whole = "", kind = "", told = ""] = HOLDING.exec(words) ?? [];
  const [open, close] = KINDS[kind.toLowerCase()] ?? [];
  if (open === undefined || close === undefined || call === null) return null;
  const bare = told.replace(/^(["'`])(.*)\1$/, "$2");
  const taken = [`"${bare}"`, `'${bare}'`].find((text) => call.includes(text));
  const number = /^-?\d+(?:\.\d+)?$/.test(bare) && new RegExp(`(?<![\\w.])${bare.replace(".", "\\.")}(?![\\w.])`).test(call);
  const code = taken ?? (number ? bare : null);
  return code === null ? null : { code: `\`${open}${code}${close}\``, end: whole.length };
}

/** “an empty one” beside a list is one, too. */
function emptyLike(words: string, before: string): string {
  if (!/^an empty one$/i.test(words)) return words;
  if (/^`?\[|\blist\b|\barray\b/i.test(before)) return "an empty list";
  if (/^`?["']|\b(?:string|text)\b/i.test(before)) return "an empty string";
  return /^`?\{|\bdict\b|\bobject\b/i.test(before) ? "an empty dict" : words;
}

/** A question from behind its first word, as what it says; null where it asks what it does not know. */
function stated(rest: string, isDenied: boolean): Asked | null {
  const subject = subjectAt(rest);
  if (subject === null) return null;
  const behind = rest.slice(subject.subject.length);
  const [verb, adverbs = "", word = ""] = VERB.exec(behind) ?? [];
  if (verb === undefined || !(isDenied || /\bnot\b/i.test(adverbs))) return null;
  const wish = behind.slice(verb.length);
  const end = subject.subject.length + verb.length;
  const held = holding(wish, subject.call);
  const value = held?.code ?? /^(?:an empty \w+|``[^`\n]{1,400}``|`[^`\n]{1,400}`)/i.exec(wish)?.[0] ?? null;
  const name = subject.call === null ? `${subject.subject[0]?.toUpperCase() ?? ""}${subject.subject.slice(1)}` : subject.subject;
  const told = `${name} should ${word.toLowerCase()} `;
  if (value === null) return { text: told, end };
  const after = end + (held?.end ?? value.length);
  const [also, call = "", , other = ""] = ALSO.exec(rest.slice(after)) ?? [];
  if (also === undefined) return { text: `${told}${value}`, end: after };
  return { text: `${told}${value}. ${call} should ${word.toLowerCase()} ${emptyLike(other, value)}`, end: after + also.length };
}

/**
 * “Shouldn't `f(1)` be `2`?” and “Should `f(1)` not just be a list with 1 in it, and `g(1)` an empty one?” as the statements that
 * they are: who asks so knows. “Should `f(1)` be 2?” stays a question. Pure.
 */
export function withStatedQuestions(text: string): string {
  if (text.length > LONGEST || !text.includes("?")) return text;
  let told = "";
  let from = 0;
  let count = 0;
  for (const match of text.matchAll(ASKS)) {
    const at = match.index + match[0].length;
    if (match.index < from || count >= MOST) continue;
    const line = text.slice(at, at + 1000).split("\n", 1)[0] ?? "";
    const asked = line.includes("?") ? stated(line, match[2] !== undefined) : null;
    if (asked === null) continue;
    count += 1;
    told += `${text.slice(from, match.index)}${asked.text}`;
    from = at + asked.end;
  }
  return told + text.slice(from);
}
