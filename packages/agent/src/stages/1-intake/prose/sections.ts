import type { Expectation, Snippet } from "../../../types/facts.ts";
import type { Document } from "../blocks/blocks.ts";
import { withoutMarks } from "../blocks/blocks.ts";
import { cleanValue, parseOutcome, VALUE } from "../text/outcome.ts";
import { isLike } from "../items/guess-readings.ts";
import { holdsCode } from "../shown/shown-calls.ts";
import { CALL, GIVES } from "../text/prose-patterns.ts";
import { sideOf, sideOfLead, sideOfSection, type Side } from "../text/side.ts";
import { expressionOf } from "./statements.ts";

const WHOLE_VALUE = new RegExp(
  `^(?:it |the (?:function|call|result|output|method) |(?:the|an?) (?:string|text|number|list|array|object|value):? (?=["'\`[{\\d-]))?(?:should |must )?(?:returns?|returned|be|is|was|gives?|gets?|got|prints?|outputs?|equals?|yields?)?:?\\s*(${VALUE})\\.?$`,
  "i",
);

/** “`4800` (100 at 10, and 200 at 19)”: a value, and why. */
const MARKED_FIRST =
  /^\s*(``[^\n]{1,400}?``(?!`)|`[^`\n]{1,400}`)(?:\s+[(–—-]|,\s+(?:as|since|because|so|for|like|which|i\.e\.)(?![\w]))/;

/** “`[1]` and `'view'`”: a value for each of several calls. */
const SEVERAL = /^`[^`\n]{1,200}`(?:(?:,| and|, and|,? then) `[^`\n]{1,200}`)+\.?$/;

/** “`left` is `2` and `queue.size` returns `0`”. */
const PAIR =
  /`([^`\n]{1,200})`\s+(?:(?:should|must|to) )?(?:is|be|returns?|gives?|equals?|becomes?|prints?|stays?)\s+`([^`\n]{1,200})`/g;
/** “`left` → `2`” */
const ARROWED = /`([^`\n]{1,200})`\s*(?:→|⇒|-+>|=+>)\s*`([^`\n]{1,200})`/g;

function entry(side: Side, value: string, snippet: number | null): Expectation {
  return {
    expression: null,
    expected: side === "expected" ? value : null,
    actual: side === "actual" ? value : null,
    throws: null,
    origin: "labels",
    snippet,
  };
}

/** “It should read:” right before a block. */
const WISH_BEFORE =
  /\b(?:(?:should|must|ought to|has to|supposed to)(?: have)? (?:be|been|read|say|said|given?|return(?:ed)?|print(?:ed)?|log(?:ged)?|shown?|output|written|yield(?:ed)?|produced?|look(?:ed)?(?: like)?|come(?: back| out)?|stay(?:ed)?|remain(?:ed)?)|expect(?:ed|ing)?|(?:like|want(?:ed)?|hoped) to (?:see|get|have)|want(?:ed)?)(?: (?:it|this|that|here|instead|rather|to (?:be|get|see|read)|(?:the )?(?:output|result)|unchanged|as (?:it|they) (?:was|were|is|are)|as before))*\s{0,3}:?\s{0,3}$/i;
/** “I get” right before a block. */
const SEEN_BEFORE =
  /(?:^|[\s,(])(?:I|we|one|it)(?: (?:now|only|just|actually|still|then))? (?:gets?|got|sees?|saw|gives?|gave|returns?|returned|prints?|printed)(?: (?:me|us|back|this|that|instead|now))*\s{0,3}:?\s{0,3}$/i;
/** “gives” between a block and the next one. */
const SEEN_ALONE =
  /^\s*(?:this |that |which )?(?:gives?|gave|returns?|returned|prints?|printed|outputs?|yields?|shows?|logs?)\s*:?\s*$/i;
/** “`f(1)` gives” right before a block. */
const CALL_BEFORE = new RegExp(`(${CALL})\\s+(?:\\w+ )?${GIVES}(?: me| us)?\\s*:?\\s*$`, "i");

const WISH_IS = /^\s*(?:the|my|our) (?:output|result|text|lines?|list|value|answer)\b[^.:]{0,60}\b(?:is|are|be|read)\s*:?\s*$/i;

/** “I'd like each number below its heading, namely these three lines:” */
const WISH_FOLLOWS = /\b(?:namely|as follows|(?:these|the following)(?: \w+){0,2} lines?)\b[^.:,]{0,40}:\s*$/i;

/** What the words right before a block say of it, where they end in it. */
function ofLead(lead: string): { side: Side; expression: string | null } | null {
  const call = expressionOf(CALL_BEFORE.exec(lead)?.[1]);
  const sentence =
    lead
      .replaceAll(/\b(?:i\.e|e\.g)\.(?=,?\s)/g, "namely")
      .split(/[.!?]\s/)
      .at(-1) ?? "";
  if (call !== null && sideOf(sentence) !== "expected") return { side: "actual", expression: call };
  const side = sideOfLead(lead);
  if (side !== null) return { side, expression: null };
  // “… but I expect”
  const wish = sentence.replace(/^.*\bbut\b/i, "");
  if (WISH_BEFORE.test(wish) && !/\b(?:instead of|not)\b/i.test(wish)) return { side: "expected", expression: null };
  // “The output that I would accept is”
  if ((WISH_IS.test(sentence) || WISH_FOLLOWS.test(sentence)) && sideOf(sentence) === "expected")
    return { side: "expected", expression: null };
  if (SEEN_ALONE.test(sentence)) return { side: "actual", expression: null };
  return SEEN_BEFORE.test(sentence) && !/\b(?:should|expect|want|not|never|if|when)/i.test(sentence)
    ? { side: "actual", expression: null }
    : null;
}

/** It begins with a variable that the code makes. */
function isOf(text: string, code: string): boolean {
  const name = /^(?:await )?([A-Za-z_$][\w$]*)/.exec(text)?.[1];
  return name !== undefined && new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\s*=(?![=>])`).test(code);
}

/** What a sentence of such a section says of calls, and of variables of the code before it. */
function pairsIn(text: string, side: Side, home: Snippet | undefined): Expectation[] {
  const near = text.slice(0, 2000);
  return [...near.matchAll(PAIR), ...near.matchAll(ARROWED)].flatMap(([, expression = "", value]) => {
    const clean = cleanValue(`\`${value}\``);
    const isOwn = home !== undefined && isOf(expression, home.code);
    if (clean === null || !(isOwn || expressionOf(expression) !== null)) return [];
    return [{ ...entry(side, clean, isOwn ? home.index : null), expression }];
  });
}

/** What is printed, or a value and nothing else. */
function isValueBlock({ role, code }: Snippet): boolean {
  if (code.length > 2000 || /^(?:expected|actual)/i.test(code)) return false;
  return role === "output" || (role === "code" && /^(?:\[[^;]*\]|\{[^;]*\}|"[^"\n]*"|'[^'\n]*'|-?[\d.]+)$/.test(code.trim()));
}

const LONGEST_TEXT = 80;

/** “Expected: 111 days”, “Actual: 111 day”: words alone, which are alike, are texts. */
function bareTexts({ expected, actual }: Readonly<Record<Side, readonly string[]>>): Expectation[] {
  const [[wanted = "", ...more], [came = "", ...others]] = [expected, actual];
  const isText = (text: string): boolean => text !== "" && text.length <= LONGEST_TEXT && !/[.!?:]$/.test(text);
  if (more.length > 0 || others.length > 0 || !isText(wanted) || !isText(came) || wanted === came || !isLike(wanted, came))
    return [];
  return [entry("expected", JSON.stringify(wanted), null), entry("actual", JSON.stringify(came), null)];
}

/** “Expected behavior” and “Actual behavior” sections whose content is a value, in words or as a block. */
export function fromSections(document: Document, snippets: readonly Snippet[]): Expectation[] {
  const found: Expectation[] = [];
  const unread: Record<Side, string[]> = { expected: [], actual: [] };
  for (const line of document.prose.slice(0, 5000)) {
    const side = sideOfSection(line.heading);
    const text = withoutMarks(line.text);
    if (side === null || text === "" || text.replace(/:$/, "") === line.heading) continue;
    // “Actual: …” within what began as “Expected:” is of the other side.
    const own = sideOfSection(/^([a-z ]{3,40}):/i.exec(text)?.[1] ?? "") ?? side;
    const pairs = pairsIn(line.text, own, snippets.slice(0, line.after).findLast(holdsCode));
    found.push(...pairs);
    if (pairs.length > 0) continue;
    const whole = WHOLE_VALUE.exec(text.slice(0, 600));
    const value = cleanValue(MARKED_FIRST.exec(line.text.slice(0, 600))?.[1] ?? whole?.[1]);
    const { throws } = parseOutcome(text.slice(0, 600));
    const several = SEVERAL.test(line.text.trim())
      ? (line.text.match(/`[^`\n]{1,200}`/g) ?? []).map((one) => cleanValue(one))
      : [];
    if (several.length > 1) found.push(...several.flatMap((one) => (one === null ? [] : [entry(side, one, null)])));
    else if (throws !== null)
      found.push({
        expression: null,
        expected: null,
        actual: null,
        throws: { ...throws, which: side },
        origin: "labels",
        snippet: null,
      });
    else if (value !== null) found.push(entry(side, value, null));
    else unread[side].push(text);
  }
  if (found.length === 0) found.push(...bareTexts(unread));
  for (const snippet of snippets) {
    const block = document.blocks[snippet.index];
    if (block === undefined || snippet.role === "transcript" || snippet.role === "trace" || snippet.role === "shell") continue;
    const isLabel = /^(?:expected|actual|got|output|result|observed)\b[^.]{0,60}:?$/i.test(block.lead);
    const side = (isLabel ? sideOf(block.lead) : null) ?? sideOfSection(block.heading) ?? (isLabel ? "actual" : null);
    const told = side === null ? ofLead(block.lead) : null;
    if (told !== null && isValueBlock(snippet))
      found.push({ ...entry(told.side, snippet.code, snippet.index), expression: told.expression });
    if (side === null || snippet.code.length > 2000) continue;
    // Of several lines the first may be indented.
    const value = snippet.code.includes("\n") ? snippet.code : snippet.code.trim();
    // Without a language, in such a section and behind a program: what that prints.
    const isOutput = block.info === null && snippets.some((one) => one.index < snippet.index && one.role === "code");
    const isValue =
      snippet.role !== "code" ||
      (isOutput && sideOfSection(block.heading) !== null) ||
      (/^\s*["'`[{\d-]/.test(value) && !/[;=]\s*$/.test(value)) ||
      /^(?:true|false|null|undefined|None|True|False|NaN)$/.test(value);
    if (isValue && !/^(?:expected|actual)/i.test(value)) found.push(entry(side, value, snippet.index));
  }
  return found;
}
