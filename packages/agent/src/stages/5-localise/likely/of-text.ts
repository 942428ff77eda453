/** What a line is and what stands in it, as its text tells: right for formatted code, and only a hint. */
export type Features = Record<string, number>;

const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ["condition", /^(?:\}?\s*else\s+)?(?:if|elif|while|switch|case|for)\b/],
  ["return", /^(?:return|yield)\b/],
  ["raise", /^(?:raise|throw|assert)\b/],
  [
    "definition",
    /^(?:async\s+)?(?:def|class|function)\b|=>\s*\{?$|^(?:(?:static|async|get|set|public|private|protected)\s+)*[\w$]+\([^;]*\)\s*(?::[^{]+)?\{$/,
  ],
  ["import", /^(?:import|from|export)\b|\brequire\(/],
  ["close", /^[\])}\s;,]*$|^(?:\}\s*)?(?:else|try|finally)\b/],
  ["assignment", /^(?:(?:const|let|var)\s+)?[\w$.[\]'"]+\s*[-+*/|&]?=[^=>]/],
  ["entry", /^['"]?[\w$-]+['"]?\s*:/],
];

const PARTS: readonly [part: string, pattern: RegExp][] = [
  ["comparison", /[<>]=?|[!=]==?/],
  ["number", /(?<![\w.])\d+/],
  ["text", /['"`]/],
  ["pattern", /\bre\.compile|\/[^/ ]+\/[dgimsuvy]*[.,;)]|\br['"]/],
  ["index", /[\w)\]]\[/],
  ["call", /[\w$]\(/],
  ["connective", /&&|\|\||\?\?|\band\b|\bor\b/],
  ["negation", /!(?!=)|\bnot\b/],
  ["arithmetic", /[-+*/%] /],
  ["choice", / \? | if .* else /],
  ["member", /[\w)\]]\.[A-Za-z_$]/],
  ["nothing", /\b(?:None|null|undefined)\b/],
];

const DEEPEST = 5;
const MOST_TOKENS = 4;

/** `unit`: columns of one level of indentation. */
export function featuresOfText(line: string, unit: number): Features {
  const text = line.slice(0, 500).trim();
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
  const tokens = text.match(/\w+|[^\w\s]/g)?.length ?? 0;
  const indent = line.length - line.trimStart().length;
  return {
    [`is ${kind}`]: 1,
    ...Object.fromEntries(PARTS.filter(([, pattern]) => pattern.test(text)).map(([part]) => [`has ${part}`, 1])),
    tokens: Math.min(MOST_TOKENS, Math.log1p(tokens)),
    depth: Math.min(DEEPEST, indent / unit),
  };
}

/** Whether the line decides what runs next. */
export function isCondition(line: string): boolean {
  return KINDS[0]?.[1].test(line.trim()) === true;
}
