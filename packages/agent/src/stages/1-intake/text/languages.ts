const NAMES = new Map(
  Object.entries({
    js: "javascript",
    jsx: "javascript",
    mjs: "javascript",
    cjs: "javascript",
    node: "javascript",
    nodejs: "javascript",
    javascript: "javascript",
    es6: "javascript",
    ts: "typescript",
    tsx: "typescript",
    mts: "typescript",
    cts: "typescript",
    typescript: "typescript",
    py: "python",
    python: "python",
    python2: "python",
    python3: "python",
    pycon: "python",
    ipython: "python",
    "python-repl": "python",
    pytb: "python",
    sh: "shell",
    bash: "shell",
    zsh: "shell",
    shell: "shell",
    console: "shell",
    terminal: "shell",
    cmd: "shell",
    powershell: "shell",
    "shell-session": "shell",
    yml: "yaml",
    json5: "json",
    jsonc: "json",
    txt: "text",
    plain: "text",
    plaintext: "text",
    output: "text",
    log: "text",
    none: "text",
    java: "java",
  }),
);

/** Of a fence's info string; null when it names nothing. */
export function normaliseLanguage(info: string): string | null {
  const word = /^[{.\s]*([\w+#-]+)/.exec(info)?.[1]?.toLowerCase();
  return word === undefined ? null : (NAMES.get(word) ?? word);
}

const PYTHON = [
  /^\s*def \w+\(.*\).*:\s*$/m,
  /^\s*from [\w.]+ import /m,
  /^\s*import \w+(?:\.\w+)*(?: as \w+)?\s*$/m,
  /^>>> /m,
  /\bself\./,
  /^\s*(?:elif|except|with|try|class|for|if) ?.*:\s*$/m,
  /\b(?:None|True|False)\b/,
  /^\s*print\(/m,
  /^\s*assert [^(]/m,
  /\s# /,
];
const JAVASCRIPT = [
  /\b(?:const|let|var) [\w${[]/,
  /=>/,
  /\brequire\(/,
  /\bconsole\.\w+\(/,
  /^\s*import .* from ["']/m,
  /[=!]==/,
  /;\s*(?:\/\/.*)?$/m,
  /\bfunction\b/,
  /\/\/ /,
  /\b(?:undefined|null|new [A-Z])\b/,
];
const TYPESCRIPT = [/^\s*(?:interface|type) \w+/m, /\b(?:const|let) \w+: \w/, /\)\s*: \w+(?:<|\[\]|\s*(?:=>|\{))/];

function hits(patterns: readonly RegExp[], code: string): number {
  return patterns.filter((pattern) => pattern.test(code)).length;
}

/** From the look of the code; null when nothing tells. */
export function guessLanguage(code: string): string | null {
  const sample = code.slice(0, 8000);
  const [python, javascript] = [hits(PYTHON, sample), hits(JAVASCRIPT, sample)];
  if (python === 0 && javascript === 0) return null;
  if (python > javascript) return "python";
  if (javascript > python) return hits(TYPESCRIPT, sample) > 0 ? "typescript" : "javascript";
  return null;
}

/** Whether a text reads as a program rather than as what one printed. */
export function looksLikeCode(code: string): boolean {
  const sample = code.slice(0, 8000);
  return (
    hits(PYTHON, sample) + hits(JAVASCRIPT, sample) > 0 || /^[\w$.]+\([^\n]*\)/m.test(sample) || /^\s*[\w$.]+ = \S/m.test(sample)
  );
}
