import type { Evidence } from "@fixpoint/contracts";
import type { StageEnd } from "../../run/stage-runner.ts";
import type { IssueFacts } from "../../types/facts.ts";

export type Suitability = NonNullable<Evidence["suitability"]>;

const SECURITY =
  /\b(?:CVE-\d{4}-\d+|vulnerabilit(?:y|ies)|remote code execution|\bRCE\b|\bXSS\b|cross[- ]site scripting|sql injection|prototype pollution|path traversal|ReDoS|security (?:issue|hole|flaw|bug|risk)|auth(?:entication|orization)? bypass|arbitrary (?:code|file))\b/i;
const FEATURE_TITLE =
  /^\s*(?:\[?(?:feature|enhancement|feat|rfc|proposal|idea|suggestion|feature request)\]?\s*(?:request)?\s*[:\-–)\]]|add (?:support|an? option|the ability)|support (?:for )?\w|allow (?:\w+ )?to\b|feature request|please (?:add|support)|would be (?:nice|great)|it would be)/i;
const FEATURE_TEXT =
  /\b(?:feature request|would be (?:nice|great|useful|helpful|awesome)|it'd be (?:nice|great)|please (?:add|consider adding|implement)|could you (?:add|implement|support)|I(?:'d| would) (?:like|love) to (?:see|have|be able)|add (?:support|an option) for|is your feature request|proposed solution|describe the solution you'd like)\b/i;
const DOCS_TITLE =
  /^\s*(?:\[?docs?(?:umentation)?\]?\s*[:\-–\]]|(?:fix )?typo\b|readme\b|documentation\b|broken link)|\b(?:typo|broken link|outdated) in (?:the )?(?:docs?|documentation|readme|changelog|jsdoc|docstring)/i;
const DOCS_TEXT =
  /\b(?:typo in the (?:docs?|readme|documentation)|documentation (?:is|should|says|could)|readme (?:is|should|says)|the docs? (?:are|is|should) (?:missing|unclear|outdated|mention))\b/i;
const QUESTION_TITLE =
  /^\s*(?:\[?question\]?\s*[:\-–\]]|how (?:do|can|to|should|would)\b|is (?:it|there|this) (?:possible|a way|any)|can (?:i|we|someone|you)\b|what(?:'s| is| are| does)\b|which\b|where (?:can|do|is)\b|does anyone|any(?:one| way)\b|help (?:needed|wanted)\b|should i\b)/i;
const QUESTION_TEXT =
  /\b(?:how (?:do|can|should|would) (?:I|we|you|one)|is there (?:a|any) way|could (?:someone|anyone) (?:explain|help)|what is the (?:best|right|recommended) way|I(?:'m| am) (?:new|trying to understand|wondering)|any (?:help|pointers|advice)|stack ?overflow)\b/i;
/** Who asks so tells what is wrong: “Shouldn't that be …?”, “doesn't the docstring promise …?” */
const REPORTS =
  /\bshouldn['’]t\b|\bshould (?:`[^`\n]{1,200}`|that|this|it|[\w.]{1,60}\([^()\n]{0,100}\)) (?:\w+ )?not\b|\b(?:does|do|is|are)n['’]t (?:the (?:docs?|docstring|documentation|readme|manual)|(?:that|this|it) (?:a bug|wrong|supposed|meant))\b|\b(?:dies?|died) (?:of|with|on)\b/i;
const BUG =
  /\b(?:bug|regression|broken|crash(?:es|ed|ing)?|fails?|failed|failing|wrong|incorrect(?:ly)?|unexpected(?:ly)?|throws?|raises?|exception|traceback|hangs?|freezes?|infinite loop|doesn'?t work|does not work|not working|no longer|stopped working|instead of|should (?:be|return|have|not)|actual(?:ly)?|expected|drops?|loses|lost|missing|ignored?|off[- ]by[- ]one|returns?|breaks?|corrupt\w*|leak\w*|duplicate[sd]?|NaN|undefined is not)\b/i;

interface Signals {
  /** Something that could be run or that has been seen to go wrong. */
  concrete: boolean;
  bugWords: boolean;
}

function signalsOf(facts: IssueFacts): Signals {
  const runnable = facts.snippets.some((snippet) => snippet.role === "code" || snippet.role === "transcript");
  const stated = facts.expectations.some(
    (one) => one.actual !== null || one.throws?.which === "actual" || (one.expected !== null && one.expression !== null),
  );
  // Code, and what it printed: whoever shows both shows what happens.
  const shown = facts.snippets.some(({ role }, at) => role === "code" && facts.snippets[at + 1]?.role === "output");
  return {
    concrete:
      stated ||
      shown ||
      (facts.unnamed?.length ?? 0) > 0 ||
      facts.stackTraces.length > 0 ||
      (runnable && BUG.test(`${facts.title}\n${facts.text}`)),
    bugWords: BUG.test(facts.title) || BUG.test(facts.text.slice(0, 20_000)),
  };
}

function missingFacts(facts: IssueFacts): string[] {
  const missing: string[] = [];
  const code =
    facts.snippets.some((snippet) => snippet.role === "code" || snippet.role === "transcript") ||
    facts.expectations.some((one) => one.expression !== null) ||
    facts.crash?.frames.some((frame) => frame.variables !== null) === true;
  if (!code) missing.push("code or steps that show the problem");
  if (!facts.expectations.some((one) => one.expected !== null || one.throws?.which === "expected"))
    missing.push("what should happen");
  if (!facts.expectations.some((one) => one.actual !== null || one.throws?.which === "actual") && facts.stackTraces.length === 0)
    missing.push("what happens instead, with the whole error message");
  if (facts.versions.length === 0) missing.push("the version that is used");
  return missing;
}

const ASKS: Record<string, string> = {
  "code or steps that show the problem": "the smallest piece of code (or the exact steps) that shows the problem",
  "what should happen": "what you expect to happen",
  "what happens instead, with the whole error message": "what happens instead, with the whole error message if there is one",
  "the version that is used": "which version you use",
};

function draftQuestion(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const asks = missing.map((one) => `- ${ASKS[one] ?? one}`).join("\n");
  return `Thank you for the report. To reproduce it, could you please add:\n\n${asks}`;
}

const RED_TEST =
  /\btest\w*\b(?:\s+\S{1,200}){0,6}?\s+(?:fails?|failed|(?:is|are) (?:failing|red|broken)|(?:does|do)(?: not|n['’]t) pass)\b|^FAILED \S+::/im;

/** What kind of issue this is. In doubt it is a bug: a bug that is turned away costs more than a run. */
export function classify(facts: IssueFacts): Suitability {
  const { title, text } = facts;
  const head = text.slice(0, 20_000);
  const { concrete, bugWords } = signalsOf(facts);
  const missing = missingFacts(facts);
  const result = (kind: Suitability["kind"], reasons: string[]): Suitability => {
    const asks = kind === "bug" || kind === "not_enough_facts" || kind === "security" ? missing : [];
    const essential = kind === "not_enough_facts" || asks.some((one) => one !== "the version that is used");
    return { kind, reasons, missingFacts: asks, draftQuestion: essential ? draftQuestion(asks) : null };
  };

  if (SECURITY.test(title) || (SECURITY.test(head) && (concrete || bugWords)))
    return result("security", ["The text speaks of a security problem: it is handled without publishing details."]);
  // Whoever reviews a fix may ask for what would be a new wish elsewhere; whether it can be run shows later.
  if (facts.followUp !== undefined) return result("bug", ["It asks more of the fix of an earlier bug."]);
  if (concrete) {
    // A wish may come with code too, but not with something that goes wrong; numbers in it may be guessed to be an answer.
    const wrong =
      facts.stackTraces.length > 0 ||
      facts.expectations.some((one) => one.guessed !== true && (one.actual !== null || one.throws?.which === "actual"));
    if (FEATURE_TITLE.test(title) && FEATURE_TEXT.test(`${title}\n${head}`) && !wrong)
      return result("feature", ["The title asks for something new, and nothing is said to go wrong."]);
    return result("bug", ["It shows code, an error or values that are not as they should be."]);
  }
  // Whatever it is called: what a test demands is promised already.
  if (RED_TEST.test(head)) return result("bug", ["It tells of a test that fails."]);
  if (DOCS_TITLE.test(title) || (DOCS_TEXT.test(head) && !BUG.test(title)))
    return result("docs", ["It is about the documentation, not about what the program does."]);
  if (FEATURE_TITLE.test(title) || (FEATURE_TEXT.test(head) && !BUG.test(title)))
    return result("feature", ["It asks for something new; nothing is said to go wrong."]);
  const asks = QUESTION_TITLE.test(title) || (QUESTION_TEXT.test(head) && !BUG.test(title));
  if (
    asks &&
    !REPORTS.test(`${title}\n${head}`) &&
    !/\b(?:bug|crash|throws?|raises?|exception|wrong|incorrect|regression)\b/i.test(title)
  )
    return result("question", ["It asks how to use the project; nothing is said to go wrong."]);
  const hasNames =
    facts.identifiers.length > 0 || facts.files.length > 0 || facts.expectations.length > 0 || facts.snippets.length > 0;
  if (!hasNames)
    return result("not_enough_facts", [
      bugWords
        ? "Something is said to go wrong, but there is no code, no error and no name of a function or file to begin with."
        : "The text names nothing that could be run or looked at.",
    ]);
  return result("bug", [
    bugWords
      ? "Something is said to go wrong, and the text names parts of the program."
      : "Nothing speaks against it being a bug.",
  ]);
}

/** Kinds that end a run. A security report is worked on, only more quietly. */
export function isUnsuitable(suitability: Suitability): boolean {
  return suitability.kind !== "bug" && suitability.kind !== "security";
}

const NAMES: Record<Suitability["kind"], string> = {
  bug: "a bug",
  question: "a question",
  feature: "a feature request",
  docs: "an issue of the documentation",
  not_enough_facts: "a report with too few facts",
  security: "a security problem",
};

export function judgeSuitability(facts: IssueFacts): { end: StageEnd; suitability: Suitability } {
  const suitability = classify(facts);
  const unsuitable = isUnsuitable(suitability);
  const summary = `This is ${NAMES[suitability.kind]}. ${suitability.reasons.join(" ")}`;
  return { end: { outcome: unsuitable ? "failed" : "passed", reason: suitability.kind, summary }, suitability };
}
