import { type Edit } from "../syntax.ts";
import { signOf, tokensOf, withTokens } from "../tokens.ts";

/** What goes by more than one name. */
const WORDS: readonly (readonly [word: RegExp, also: string, weight: number])[] = [
  [/http(?=:|\\?:?\(|$)/g, "https?", 1.2],
  [/https\?(?=:)/g, String.raw`[a-z][a-z\d+.-]*`, 0.6],
  [/https\?(?=:)/g, String.raw`\w+`, 0.5],
  [/https\?:(?=\\\/)/g, "(?:https?:)?", 0.6],
  [/^\^(?=\(?\\d\+\)?\\\.)/g, "^v?", 0.6],
  [/(?<=[(|:])(?:true\|yes|yes\|true)(?=[|)])/g, "$&|on", 0.5],
  [/https(?=:)/g, "https?", 1.2],
  [/\bjpg\b/g, "jpe?g", 1],
  [/\bjpeg\b/g, "jpe?g", 1],
  [/\byml\b/g, "ya?ml", 1],
  [/\byaml\b/g, "ya?ml", 1],
  [/\bhtm\b/g, "html?", 1],
  [/\bhtml\b(?!\?)/g, "html?", 0.6],
  [/\btiff\b/g, "tiff?", 0.8],
  [/\bmd\b/g, "mdx?", 0.6],
  [/(?<=\\\.|[(|])(?<!\\)\b(js|ts)\b(?!x)/g, "$1x?", 0.8],
  [/(?<=\\\.|[(|])(?<!\\)\b(js|ts)\b/g, "[cm]?$1", 0.8],
  [/(?<=\\\.)(\(\?:(?:[jt]s|\||x)+\))/g, "[cm]?$1", 0.8],
  [/\[(?:jt|tj)\]s(?![\wx])/g, "[jt]sx?", 0.9],
  [/(?<!\[cm\]\?)\[(?:jt|tj)\]s/g, "[cm]?[jt]s", 0.9],
  [/(?<=\\\.)css\b/g, "(?:css|less|s[ac]ss)", 0.4],
  [/(?<=\\\.)(?:scss)\b/g, "s[ac]ss", 0.6],
  [/\bcolor\b/g, "colou?r", 0.5],
  [/T(?=\(?(?:\\d|\[0-2\]|\[0-9\]))/g, "[T ]", 0.6],
  [/\[T \](?=\(?\\d)/g, String.raw`[Tt\s]`, 0.3],
  [/Z(?=\)?\$)/g, String.raw`(?:Z|[+-]\d{2}:?\d{2})`, 0.4],
  [/Z(?=\)?\$)/g, "Z?", 0.6],
  [/\\u001b\\\[\\d\+m/g, String.raw`\u001b\[[\d;]*m`, 1],
  [/\\x1[bB]\\\[\\d\+m/g, String.raw`\x1b\[[\d;]*m`, 1],
];

/** Idioms of patterns, and what they forget. */
const IDIOMS: readonly (readonly [idiom: RegExp, meant: string, weight: number])[] = [
  // A scheme has two slashes as well.
  [/(?<!:|\(\?<!:\))(?:\\\/(?:\{2,\}|\\\/\+?|\+)|\(\?:\\\/\)(?:\{2,\}|\+))/g, "(?<!:)$&", 0.9],
  // Digits by threes, up to their end.
  [/(\(\?=\(\\d\{3\}\)\+)\)/g, String.raw`$1(?!\d))`, 1.2],
  [/(\(\?=\(\\d\{3\}\)\+)\)/g, String.raw`$1\b)`, 0.9],
  [/(\(\?=\(\?:\\d\{3\}\)\+)\)/g, String.raw`$1(?!\d))`, 1.2],
  [/(\(\?=\(\?:\\d\{3\}\)\+)\)/g, String.raw`$1$)`, 0.6],
  // An entity begins with the sign that entities are made for.
  [/^&$/g, String.raw`&(?!#?\w+;)`, 0.7],
  [/^&$/g, "&(?!amp;)", 0.5],
  // An apostrophe ends no word, nor does a letter with an accent.
  [/^\\b(?=\\w|\[a-z\])/g, String.raw`(?<![\w'’])`, 0.5],
  [/^\\b(?=\\w|\[a-z\])/g, String.raw`(?:^|\s)`, 0.5],
  [/^\\b(?=\\w|\[a-z\])/g, String.raw`(?<=^|\s)`, 0.4],
  [/^\^$/g, "^(?=.)", 1.2],
  [/^\^$/g, "^(?!$)", 0.8],
  [/^\^$/g, String.raw`^(?!\s*$)`, 1],
  [/^\^$/g, String.raw`^(?=[^\S\n]*\S)`, 0.3],
  [/^\^(?=(?:#|\\\/\\\/)[^\n]*\.\*$)/g, String.raw`^\s*`, 0.6],
  [/\.\*$/g, String.raw`.*\n?`, 0.3],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{6\}/gi, "(?:$1{3}|$1{6})", 0.9],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{6\}/gi, "(?:$1{3}){1,2}", 0.7],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{6\}/gi, "$1{6}|$1{3}", 0.9],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{3\}\|\1\{6\}/gi, "$&|$1{8}", 0.9],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{3\}\|\1\{6\}/gi, "$1{3,4}|$1{6}|$1{8}", 0.6],
  [/(\[(?:0-9a-f|a-f0-9|\\da-f|a-f\\d|0-9a-fA-F)\])\{6\}\|\1\{3\}/gi, "$&|$1{8}", 0.6],
  [/(?<=\(\?:)test(?=\))/g, "test|spec", 0.8],
  [/(?<=\\\.)test(?=\\\.)/g, "(?:test|spec)", 0.7],
  [/(?<!\|)\\\/\\\/(?!\|)(?![^[]*\])/g, String.raw`(?:\/\/|#)`, 0.4],
  [/(?<=\\\[\[[^\]]*\][*+]?)m/g, "[A-Za-z]", 0.8],
  [/\bfunction(?=\\s)/g, String.raw`function\*?`, 0.5],
  [/\bfunction(?=\\s|\\\*)/g, String.raw`(?:async\s+)?function`, 0.5],
  [/(?<=[)?*+}]|\(\?:|\()e(?=\\d|\[0-9\])/g, "e[+-]?", 0.9],
  [/(?<=^<.*["*])>/g, String.raw`\s*\/?>`, 0.6],
  [/\{40\}/g, "{7,40}", 0.6],
  [/(?<=[=:])\((\\S\+|\[\^\\s[^\]]*\]\+)\)/g, `("[^"]*"|$1)`, 0.5],
  [/<([a-z]+) (?=\w)/g, "<$1 [^>]*?", 0.8],
  [/<([a-z]+) (?=\w)/g, String.raw`<$1\s+`, 0.5],
  [/<([a-z]+)>/g, "<$1[^>]*>", 0.8],
  [/<([a-z]+)>/g, String.raw`<$1\s*\/?>`, 0.6],
  [/<((?:br|hr|img|input))>/g, String.raw`<$1\s*\/?>`, 1],
  // An image is written like a link.
  [/^(?=\\\[.*\\\]\\\()/g, "(?<!!)", 0.7],
  [/^(\^\(?\\\.)(?=\\\/)/g, "$1{1,2}", 0.9],
  [/%(?=\[\w+\])/g, String.raw`%\d*`, 0.5],
  [/%(?=\[\w+\])/g, String.raw`%-?\d*(?:\.\d+)?`, 0.4],
  [/"(\(\.[*+])\)"/g, '"?$1?)"?', 0.4],
  [/(\[a-zA-Z_$-]*[a-z]-?[^\]]*_[^\]]*\]|\[a-z_?\]|\[a-zA-Z_?\])(?=[|)])/g, String.raw`$1\w*`, 0.6],
  [/^\^\(\[\^(@)\]/g, "^($1?[^$1]", 0.6],
  [/(?<!\[)(\[[^\]^]*\+[^\]]*\*[^\]]*|\[[^\]^]*\*[^\]]*\+[^\]]*)(?<!%.*)\]/g, "$1%]", 0.4],
  [/<(?=\(?(?:\\w|\[a-z))/g, String.raw`<\/?`, 0.7],
  [/^\\r$/g, String.raw`\r\n?`, 1],
  [/^(?:\\r\?)?\\n$/g, String.raw`\r\n|\r|\n`, 0.7],
  [/^(?:\\r\?)?\\n$/g, String.raw`\r\n?|\n`, 0.6],
  [/(?<=\w\*?\)?)\\n/g, String.raw`[^\n]*\n`, 0.4],
  [/((?:\\d|\[0-9\])[+*]\)?(?:\(\?:\\\.\\d[+*]\)\?|\(\\\.\\d[+*]\)\?))(?=\)?\$?$)/g, String.raw`$1(?:e[+-]?\d+)?`, 0.6],
  [/(['"])(\(?)\[\^\1\]([*+]\)?)\1/g, `["']$2[^"']$3["']`, 0.9],
  [/"\(\[\^"\]\*\)"/g, String.raw`$&|'([^']*)'`, 0.6],
  [/"\[\^"\]\*"/g, String.raw`$&|'[^']*'`, 0.7],
  [/'\[\^'\]\*'/g, String.raw`$&|"[^"]*"`, 0.7],
  [/"(\(?)\[\^"\](\*\)?)"/g, String.raw`"$1(?:[^"\\]|\\.)$2"`, 0.7],
  [/"(\(?)\[\^"\](\*\)?)"/g, String.raw`"$1(?:[^"]|"")$2"`, 0.4],
];

/** One sign that has a twin: the other slash, the other quote, what else begins a comment. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  "/": [String.raw`[\\/]`, "[-/]"],
  "?": ["[?#]"],
  "^": [String.raw`[\^~]`],
  "~": [String.raw`[\^~]`],
  "&": ["[&;]"],
  "\\": [String.raw`[\\/]`],
  "#": ["[#;]"],
  ";": ["[;#]", "[,;]"],
  ",": ["[,;]", String.raw`[,\s]`],
  ":": ["[:=]", "[:-]"],
  "=": ["[:=]"],
  "-": ["[-_]", "[-/]", "[-.]", String.raw`[\s-]`],
  _: ["[-_]"],
  '"': [`["']`],
  "'": [`["']`, "['’]"],
  " ": [String.raw`\s`, String.raw`[ \t]`, String.raw`[\s-]`],
};

/** Other ways to write what the pattern stands for: `http:` → `https?:`, `\/` → `[\\/]`. */
export function* spellings(pattern: string): Iterable<Edit> {
  for (const [word, also, weight] of WORDS) yield* changed(pattern, word, also, weight);
  for (const [idiom, meant, weight] of IDIOMS) yield* changed(pattern, idiom, meant, weight);
  yield* twins(pattern);
  yield* longestFirst(pattern);
}

/** `(m|s|ms)` never comes to the last: the first that fits is taken. */
function* longestFirst(pattern: string): Iterable<Edit> {
  for (const { 1: names = "", index } of pattern.matchAll(/(?<=\((?:\?:)?)([^()|]+(?:\|[^()|]+)+)(?=\))/g)) {
    const all = names.split("|");
    const isHidden = all.some((name, at) => all.slice(0, at).some((one) => name.startsWith(one)));
    if (!isHidden) continue;
    const sorted = all.toSorted((a, b) => b.length - a.length).join("|");
    yield [pattern.slice(0, index) + sorted + pattern.slice(index + names.length), 1.3];
  }
}

function* changed(pattern: string, from: RegExp, to: string, weight: number): Iterable<Edit> {
  const once = new RegExp(from.source, from.flags.replace("g", ""));
  if (once.test(pattern)) yield [pattern.replace(from, to), weight];
}

function* twins(pattern: string): Iterable<Edit> {
  const places = new Map<string, { start: number; end: number; times: string }[]>();
  for (const token of tokensOf(pattern)) {
    const sign = signOf(token);
    if (sign === null || TWINS[sign] === undefined) continue;
    const { start, end, times } = token;
    places.set(sign, [...(places.get(sign) ?? []), { start, end, times }]);
  }
  for (const [sign, found] of places)
    for (const twin of TWINS[sign] ?? []) {
      const put = (ones: typeof found): string => withTokens(pattern, ones, ({ times }) => twin + times);
      if (found.length > 1) yield [put(found), 0.6];
      // What is not the sign is not its twin either.
      const [whole] = found;
      if (found.length === 1 && whole !== undefined && pattern.includes(`[^${sign}]`))
        yield [put([whole]).replaceAll(`[^${sign}]`, twin.replace("[", "[^")), 0.6];
      // Of many alike one is seldom another sign than the rest.
      for (const one of found.slice(0, 2)) yield [put([one]), found.length > 1 ? 0.25 : 0.45];
    }
}
