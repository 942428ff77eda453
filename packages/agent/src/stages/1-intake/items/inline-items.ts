import { closingIndex } from "../text/balanced.ts";
import { MONTH, TUPLE, TYPE } from "../text/outcome.ts";

/** Something of a program that a text names: in backticks, in quotes, or so that it can be nothing else. */
export interface Item {
  kind: "call" | "value" | "error";
  /** As code. */
  text: string;
  /** Of an error: its type, where that is told, and message. */
  error: { type: string | null; message: string | null } | null;
  /** Where it stands in the text, marks included. */
  start: number;
  end: number;
  /** It is in backticks. */
  ticked: boolean;
}

const MOST_ITEMS = 60;
/** Not within a time or a date, not of a sum that is worked out, and not the number of “HB 12” or “Python 3”. */
const BEFORE_WORD = `(?<![\\w$.-]|\\d[:/]|: line |\\bline \\d{1,6} column |\\(char |\\d ${MONTH} |\\b${MONTH} |\\byear |\\d [*+/] |\\b[A-Z]{2,8} |\\b(?:Windows|Python|Node|Ubuntu|Debian|macOS|[Vv]ersion|[Ss]teps?|adds|subtracts|plus|minus) )`;
const ITEM = new RegExp(
  [
    "``(?<double>[^`\\n]{1,400})``",
    "`(?<code>[^`\\n]{1,400})`",
    '"(?<quoted>[^"\\n]{0,300})"',
    "“(?<curly>[^”\\n]{0,300})”",
    "(?<![\\w)\\]])'(?<single>[^'\\n]{0,300})'(?!\\w)",
    "(?<call>(?<![\\w$.])(?:new )?[A-Za-z_$][\\w$]*(?:\\.[A-Za-z_$][\\w$]*)*\\()",
    `(?<list>\\[[^\\]\\n]{0,300}\\]|\\{(?=[^{}\\n]{0,200}:)[^{}\\n]{0,300}\\}|(?<![\\w$])${TUPLE})`,
    `(?<error>${TYPE}(?:: [^\\n,;.]{1,200})?)`,
    `(?<word>${BEFORE_WORD}(?:true|false|null|undefined|None|True|False|NaN|-?Infinity|-?(?!0\\d)\\d[\\d_]*(?:\\.\\d+)?(?:e[+-]?\\d+)?)(?![\\w$]|[.:/-]\\d| ?%| [*+/] \\d))(?! ${MONTH}| (?:is|was) (?:given|passed|added|supplied)\\b)`,
  ].join("|"),
  "g",
);
const ERROR = /^(?:Uncaught:? )?(?:[\w$]+\.)*(?:([A-Z][\w$]*(?:Error|Exception))(?::\s*(.+))?|(Error):\s*(.+))$/s;
const CALLED = /[\w$\])]\s*[([]|[\w$)\]]\.[A-Za-z_$]|[\w$)\]"'] (?:[<>]=?|[=!]==?|in|instanceof|%|\+|-|\*) [\w$(["']/;
/** A text in one pair of quotes, or a number, a list, an object: it stands for itself. */
const LITERAL = /^(?:"[^"]*"|'[^']*'|-?[\d.]+|[[{].*[\]}]|\((?!\)).*,.*\))$/s;

/** `.size` behind a call, and no call of its own. */
const MEMBERS = /^(?:\.[a-z_$][\w$]{0,40}){1,3}(?![\w$(.])/;

/** Two words side by side, which no code has but behind its key words, or a number before a line. */
const WORDS =
  /^\d{1,3}\. |(?<![\w$.])(?!(?:new|await|async|typeof|void|delete|const|let|var|return|yield|throw|raise|assert|del|def|class|function|import|from|not|in|of|and|or|is|if|else|for|as|lambda|instanceof)\b)[\w$]{1,80} {1,4}(?!(?:in|of|and|or|is|not|if|else|for|as|instanceof|import)\b)[\w$]/;

function hasWords(code: string): boolean {
  return WORDS.test(code.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""'));
}

/** `tom-and-jerry.pdf`: who subtracts a member leaves blanks. */
const FILE_NAME = /^[\w.-]{0,80}\w-\w[\w.-]{0,80}\.[a-z][a-z0-9]{1,4}$/;
const SPOKEN_OF = /(?:\bown|'s|\b(?:like|unlike|as|function|method|with|use|using|than|by))\s+`*$/i;
const MODULE_BEFORE = /\b(?:from|in|of|module|package|import|file|attribute|method)\s*[`"']*$/i;

const RELEASE = /^v?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const RELEASE_BEFORE = /\b(?:in|on|with|since|from|until|before|after|of|version|release)\s*`$/i;

function classify(text: string, before: string, place: Pick<Item, "start" | "end" | "ticked">): Item | null {
  const error = ERROR.exec(text.trim());
  const [, type = error?.[3], message = error?.[4]] = error ?? [];
  if (type !== undefined) return { kind: "error", text, error: { type, message: message?.trim() ?? null }, ...place };
  const isModule = /^[\w$]+(?:\.[\w$]+)+$/.test(text) && MODULE_BEFORE.test(before);
  if (text.trim() === "" || isModule || (RELEASE.test(text) && RELEASE_BEFORE.test(before))) return null;
  // `util.inspect` is spoken of, and `point.x` may be asked: only where nothing says that it is a function.
  const isSpokenOf = /^(?:[a-z][\w$]*|[A-Z]\w*)(?:\.[A-Za-z_$][\w$]*)+$/.test(text.trim()) && SPOKEN_OF.test(before);
  if (isSpokenOf) return null;
  const isName = FILE_NAME.test(text.trim());
  const isCall =
    place.ticked && !isName && CALLED.test(text) && !LITERAL.test(text.trim()) && !hasWords(text) && !/[!?]$/.test(text.trim());
  return { kind: isCall ? "call" : "value", text: text.trim(), error: null, ...place };
}

/** “5 in step 3”: said of one of several steps, and of nothing near it. */
const OF_STEP = /^ (?:in|for|at|after|from) steps? ?\d/i;

/** Calls, values and errors that a text names, in order. */
export function itemsIn(text: string): Item[] {
  const items: Item[] = [];
  ITEM.lastIndex = 0;
  for (let match = ITEM.exec(text); match !== null && items.length < MOST_ITEMS; match = ITEM.exec(text)) {
    const groups = match.groups ?? {};
    const start = match.index;
    if (groups["call"] !== undefined) {
      const close = closingIndex(text, start + match[0].length - 1);
      if (close === null || close - start > 400) continue;
      const end = close + (MEMBERS.exec(text.slice(close, close + 100))?.[0].length ?? 0);
      ITEM.lastIndex = end;
      const call = text.slice(start, end);
      if (/\(\s*\)$/.test(call) || /[([]["'\d[{]|[=,]/.test(call))
        items.push({ kind: "call", text: call, error: null, start, end, ticked: false });
      continue;
    }
    const end = start + match[0].length;
    if (OF_STEP.test(text.slice(end, end + 16))) continue;
    const ticked = groups["double"] ?? groups["code"];
    const quoted = groups["quoted"] ?? groups["curly"] ?? groups["single"];
    // An empty text is a value as well: “I'd like '' instead of '?'”.
    if (quoted === "" && groups["curly"] === undefined) {
      items.push({ kind: "value", text: '""', error: null, start, end, ticked: false });
      continue;
    }
    const item = classify(ticked ?? quoted ?? match[0], text.slice(Math.max(0, start - 20), start), {
      start,
      end,
      ticked: ticked !== undefined,
    });
    if (item === null) continue;
    // A text in quotes is a text, except for an error's words.
    if (quoted !== undefined && item.kind !== "error") item.text = JSON.stringify(quoted);
    items.push(item);
  }
  return items;
}
