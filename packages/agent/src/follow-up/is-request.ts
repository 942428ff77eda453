import { stripHidden } from "../stages/1-intake/text/hidden.ts";
import { parseIssue } from "../stages/1-intake/index.ts";
import { namedCalls, proseOf } from "./named-calls.ts";
import { namedValues } from "./named-values.ts";
import { suggestedLines } from "./suggested-lines.ts";
import type { RequestOptions } from "./types.ts";

/** What is asked is asked early; the rest of a longer note is not looked at. */
const MAX_NOTE = 20_000;
const MENTION = /^@([\w-]+(?:\[bot\])?)[,:]?\s*/;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]|:[a-z0-9_+-]{2,30}:/gu;
/** Words that approve and ask for nothing; a sentence of theirs is left out before the rest is read. */
const APPROVAL =
  /^(?:(?:l|s)gtm\b|ship it\b|approved?\b|\+1|thanks?\b|thank you|thx\b|ty\b|cheers\b|(?:very |really |pretty |so |looks? |this (?:is|looks) |that(?:'s| is) |it(?:'s| is| looks) )*(?:nice|great|good|awesome|neat|perfect|excellent|lovely|beautiful|clean|cool|solid|fantastic|amazing|wonderful|elegant|impressive|clever)\b|well done|good (?:job|work|catch|find|point|idea|call)|love (?:it|this)|makes sense|fair enough|got it|i see\b|agreed?\b|ok(?:ay)?\b|yes\b|yep\b|yeah\b|no worries|never ?mind|nvm\b|works for me|happy (?:with|to)|i like\b|all good|fine (?:by|with) me|no (?:further |more |other )?(?:changes?|comments?|objections?|concerns?|notes?|issues?|problems?|complaints?)\b|nothing (?:to add|else|more|blocking)\b|merging\b|i(?:'ll| will) (?:merge|review|look|take|check|approve|test|do|handle|fix|add)\b|let me\b|for (?:context|the record)\b|fyi\b|note to self|please (?:ignore|disregard)\b|ignore (?:this|me|my)\b|same here|congrat)/i;
/** After an approval: “looks good, but …”. */
const TURN =
  /\b(?:but|however|though|except|only that|one (?:nit|thing|more thing)|nit:|can you|could you|would you|please|also|now)\b/i;
const IMPERATIVE =
  /^(?:(?:nit|minor|request|suggestion|todo|question|issue|bug|blocking|non-blocking)(?: \([^)]*\))?[:,]\s*)?(?:(?:and|but|also|then|maybe|perhaps|just|instead|next|again|still|actually|ideally|now|so)[, ]+)*(?:please|pls|add|allow|assert|avoid|bail|call|change|check|clamp|coerce|consider|convert|cover|default|delete|do (?:not|the same)|document|don['’]t|drop|ensure|extend|extract|fall back|fix|guard|handle|ignore|include|inline|keep|leave|limit|make|move|normali[sz]e|pass|prefer|raise|reject|remove|rename|replace|restore|return|revert|rewrite|round|simplify|skip|sort|split|support|swap|test|throw|treat|trim|try|use|validate|wrap)\b(?!['’]s)/i;
const OBLIGED =
  /\b(?:should(?:n['’]t| not)?|must(?:n['’]t| not)?|needs? to|has to|have to|ought to|needs? (?:a|an|some|more)\b|required to|supposed to|expected)\b/i;
const WISH =
  /\b(?:please|pls|can (?:you|we|it|this)|could (?:you|we|it|this)|would you|will you|i(?:['’]d| would) (?:prefer|like|rather|expect|want)|i (?:want|expect|need)|we (?:want|need|expect)|let['’]s|would be (?:nice|good|better|great|useful)|don['’]t forget|make sure|same (?:for|with|goes for|thing for)|(?:what|how) (?:about|if|happens (?:if|when|with|for))|and (?:what|if)\b|while you['’]re (?:at it|here)|one more (?:thing|case)|missing\b|forgot|still (?:to do|missing|open))\b/i;
const ALSO = /^(?:(?:and|but) )?(?:also|same)\b(?! \w+s\b)/i;
const FAILS =
  /\b(?:throws?|raises?|crash(?:es|ed)?|fails?|breaks?|broken|hangs?|errors? out|blows up|wrong|incorrect|does(?:n['’]t| not) (?:work|handle|cover|support|pass|compile|return|fix)|(?:is|are)(?:n['’]t| not) (?:handled|covered|supported|right|correct|enough)|not (?:handled|covered|correct|right|enough)|(?:gives?|get|got|see|seeing) (?:me )?(?:an? |the )?(?:error|exception|crash|[A-Z]\w*Error)|returns?\b.*\binstead of|regression)\b/i;
const SETTLED =
  /\b(?:should|must|ought to) (?:be (?:fine|ok(?:ay)?|good|enough|all|safe|mergeable)|work\b|do (?:it|the trick)|suffice|have|help)|\bno longer (?:throws?|fails?|crash(?:es)?|breaks?)\b|(?:\bnot|n['’]t) (?:think )?(?:that )?(?:we |you |this )?(?:need(?:ed)?|have to)\b|\b(?:does(?:n['’]t| not)|never|no longer) (?:fails?|throws?|raises?|crash|break)\b/i;
const EXPLAIN =
  /^(?:(?:just )?(?:curious|wondering|out of curiosity)[^a-z]*)?(?:so,? |and |but |hm+,? )*(?:why|how come|how (?:does|do|did|is|was|come)|what (?:is|does|do|did|was|are|made)|where (?:is|does|do|did)|when (?:was|did|will|is)|who|which|is (?:this|that|it|there)|are (?:there|these|you)|was (?:this|that|it|there)|did (?:you|this|it)|do (?:you|we|i)|does (?:this|that|it)(?! (?:work|handle|support|cover|cope|accept|survive))|have you|has (?:this|it)|(?:i )?(?:was |am )?(?:just )?(?:wondering|curious))\b/i;

function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((one) =>
      one
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s*)?/, "")
        .replace(/\*\*|__/g, "")
        .trim(),
    )
    .filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** Something in it could be run: a call, code, or an input that it names. */
function canBeRun(text: string): boolean {
  const facts = parseIssue({ title: "", text });
  return namedCalls(facts).length > 0 || namedValues(text, "javascript").length > 0;
}

function asks(sentence: string): boolean {
  const approving = APPROVAL.exec(sentence);
  if (approving !== null) {
    const turn = TURN.exec(sentence.slice(approving[0].length));
    return (
      turn !== null &&
      asks(sentence.slice(approving[0].length + turn.index).replace(/^(?:but|however|though|except)[, ]+/i, "") || sentence)
    );
  }
  if (SETTLED.test(sentence)) return false;
  // A question after reasons asks for none to be changed, unless it points at something that goes wrong and can be run.
  if (EXPLAIN.test(sentence))
    return /[?]\s*$|^why\b/i.test(sentence) ? FAILS.test(sentence) && canBeRun(sentence) : asksPlainly(sentence);
  return asksPlainly(sentence);
}

function asksPlainly(sentence: string): boolean {
  if (IMPERATIVE.test(sentence) || OBLIGED.test(sentence)) return true;
  const isQuestion = /\?\s*$/.test(sentence);
  if (WISH.test(sentence))
    return !isQuestion || /\b(?:can|could|would|will) (?:you|we)\b|\bplease\b/i.test(sentence) || canBeRun(sentence);
  if (ALSO.test(sentence) && canBeRun(sentence)) return true;
  if (FAILS.test(sentence)) return !isQuestion || canBeRun(sentence);
  return isQuestion && canBeRun(sentence);
}

/**
 * Whether a review note asks us for a change. Praise, thanks, questions after reasons and notes to somebody else do
 * not; a question does where something in it can be run. Pure.
 */
export function isRequest(text: string, options: RequestOptions = {}): boolean {
  const visible = stripHidden(text.slice(0, MAX_NOTE)).text;
  const plain = visible
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .join("\n")
    .trim();
  const own = new Set((options.ownNames ?? []).map((name) => name.replace(/^@/, "").toLowerCase()));
  const mentioned = MENTION.exec(plain);
  if (mentioned !== null && !own.has((mentioned[1] ?? "").toLowerCase())) return false;
  const note = plain.replace(MENTION, "").trim();
  if (suggestedLines(note).length > 0) return true;
  const { expectations } = parseIssue({ title: "", text: note });
  const states = expectations.some(
    (one) => one.expression !== null && (one.expected !== null || one.throws?.which === "expected"),
  );
  const prose = proseOf(note).replace(EMOJI, " ");
  const sentences = sentencesOf(prose);
  if (states && !sentences.every((one) => SETTLED.test(one) || APPROVAL.test(one))) return true;
  if (states && sentences.length === 0) return true;
  return sentences.some(asks);
}
