import { shellWords } from "../text/shell-words.ts";

/** What intake writes for an invocation of a command line: a call that both languages can read. It gives what is printed. */
export const COMMAND_CALL = "run_command";

const FENCE = /^(\s{0,12})(`{3,}|~{3,})\s*([^`]*)$/;
const SHELL_INFO =
  /^(?:|sh|bash|zsh|shell|console|terminal|text|txt|plaintext|shell-session|sh-session|bash-session|session|output)$/i;
const CODE_INFO = /^(?:js|javascript|jsx|mjs|cjs|ts|typescript|tsx|node|py|python3?|pycon)\b/i;
const PROMPT = /^\s{0,8}(?:[\w.@~:/-]{0,40}[$%❯➜])\s+(\S.*)$/;
/** Programs of the system and of packages, not of the project. */
const FOREIGN =
  /^(?:npm|pnpm|yarn|pip3?|pipx|poetry|uv|uvx|git|cd|ls|cat|curl|wget|docker|podman|make|export|set|source|echo|printf|pytest|tox|nox|mocha|jest|vitest|tsc|eslint|prettier|sudo|mkdir|touch|rm|cp|mv|head|tail|grep|diff|time|env|which|brew|apt|apt-get|cargo|go|java|ruby|bash|sh|code|vim|uname|lsb_release|conda|nvm|corepack)$/;
/** They only prepare: what they print is of no interest. */
const PREPARES =
  /^(?:npm (?:i|install|ci|link)|pnpm (?:i|install)|yarn(?: install)?$|pip3? install|python3? -m pip|git clone|cd )\b/;
const NODE = /^(?:node|nodejs)$/;
const PYTHON = /^(?:python|py)(?:3(?:\.\d+)?)?$/;
const SCRIPT = /^[^-].*\.(?:[cm]?js|py)$|^\.{0,2}\/|^[\w.-]+\/[\w./-]+$/;
/** “Running `wordy 'a b'` prints”. */
const RUN_BEFORE =
  /\b(?:run|runs|running|ran|call|calling|invoke|invoking|execute|executing|type|typing|enter|command|try)[,:]?\s+$/i;
/** `batch/run.py in run at line 26` is a frame that a monitor shows. */
const FRAME = /^\S+ in \S+ (?:at )?line \d+:?$/;
const MOST_LINES = 5000;

interface Command {
  words: string[];
  comment: string;
  /** By its form it can be nothing but a command; else a prompt must tell. */
  isPlain: boolean;
  /** It runs a file, which may be the reporter's own. */
  isFile: boolean;
}

function readCommand(text: string): Command | null {
  const read = text.length > 1000 || FRAME.test(text.trim()) ? null : shellWords(text.trim());
  const [first, second] = read?.words ?? [];
  if (read === null || first === undefined || first.includes("=") || FOREIGN.test(first)) return null;
  const { words, comment } = read;
  if (NODE.test(first))
    return second !== undefined && !second.startsWith("-") ? { words, comment, isPlain: true, isFile: true } : null;
  if (PYTHON.test(first)) {
    if (second === "-m")
      return words[2] !== undefined &&
        !FOREIGN.test(words[2]) &&
        !/^(?:unittest|venv|build|json\.tool|http\.server)$/.test(words[2])
        ? { words, comment, isPlain: true, isFile: false }
        : null;
    return second !== undefined && SCRIPT.test(second) ? { words, comment, isPlain: true, isFile: true } : null;
  }
  if (first === "npx" || first === "bunx") {
    const program = words.findIndex((word, at) => at > 0 && !/^(?:-y|--yes|--no|--no-install|--)$/.test(word));
    const name = words[program];
    if (name === undefined || name.startsWith("-") || FOREIGN.test(name)) return null;
    return { words: ["npx", ...words.slice(program)], comment, isPlain: true, isFile: false };
  }
  if (!/^[\w@.][\w@./-]*$/.test(first)) return null;
  const isFile = SCRIPT.test(first);
  return { words, comment, isPlain: isFile && words.length > 1, isFile };
}

function callOf({ words }: Command): string {
  return `${COMMAND_CALL}([${words.map((word) => JSON.stringify(word)).join(", ")}])`;
}

/** The lines of a block as a session of such calls; null where it is something else, or does what no call can repeat. */
function sessionOf(lines: readonly string[], info: string, ownFiles: boolean): string[] | null {
  const isUsable = (one: Command | null): one is Command => one !== null && !(ownFiles && one.isFile);
  const first = lines.findIndex((line) => line.trim() !== "" && !/^\s*#/.test(line));
  const told = lines.slice(Math.max(0, first));
  if (first === -1) return null;
  if (!PROMPT.test(told[0] ?? "")) {
    const [command, ...others] = told;
    const read = readCommand(command ?? "");
    if (!isUsable(read) || !read.isPlain) return null;
    const isScript = /^(?:sh|bash|zsh|shell)$/i.test(info);
    const rest = isScript ? others.filter((line) => line.trim() !== "").map(readCommand) : [];
    if (rest.some((one) => !isUsable(one) || !one.isPlain)) return null;
    return asSession(isScript ? [read, ...rest].flatMap((one) => (one === null ? [] : [shown(one)])) : [shown(read), ...others]);
  }
  const session: string[] = [];
  let isKept = false;
  for (const line of told) {
    const command = PROMPT.exec(line)?.[1];
    if (command === undefined) {
      if (isKept) session.push(line);
      continue;
    }
    const read = readCommand(command);
    isKept = isUsable(read);
    if (isUsable(read)) session.push(shown(read));
    else if (!PREPARES.test(command)) return null;
  }
  return session.length === 0 ? null : asSession(session);
}

/** Where nothing shows what is printed, the calls alone: another block may. */
function asSession(lines: readonly string[]): string[] {
  const isShown = lines.some((line) => line.trim() !== "" && !line.startsWith(">>> "));
  return isShown ? [...lines] : lines.map((line) => line.replace(/^>>> /, ""));
}

function shown(command: Command): string {
  return `>>> ${callOf(command)}${command.comment === "" ? "" : `  ${command.comment}`}`;
}

/** Commands in backticks; one that only a name tells needs words before it that say that it is run. */
function withInlineCommands(line: string, ownFiles: boolean): string {
  if (!line.includes("`") || line.length > 4000) return line;
  return line.replaceAll(/(?<!`)`([^`\n]{3,400})`(?!`)/g, (whole, text: string, at: number) => {
    const prompted = /^\s*[$%]\s+(\S.*)$/.exec(text)?.[1];
    const read = readCommand(prompted ?? text);
    if (read === null || read.comment !== "" || (ownFiles && read.isFile)) return whole;
    const isRun = read.words.length > 1 && RUN_BEFORE.test(line.slice(Math.max(0, at - 30), at));
    return read.isPlain || prompted !== undefined || isRun ? `\`${callOf(read)}\`` : whole;
  });
}

/**
 * Invocations of a program (`$ name args` with what it printed, `npx name args` in a sentence) as calls that give what is
 * printed: so all that is read of calls is read of them. Where the text shows code, `node file.js` may be of that.
 */
export function withCommandLines(text: string): string {
  if (!/[$%❯➜] |npx |bunx |node |python|py |\.\/|`/.test(text)) return text;
  const lines = text.split("\n");
  if (lines.length > MOST_LINES) return text;
  const ownFiles = lines.some((line) => CODE_INFO.test(FENCE.exec(line.slice(0, 200))?.[3]?.trim() ?? ""));
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const fence = FENCE.exec(line.slice(0, 200));
    if (fence === null) {
      told.push(withInlineCommands(line, ownFiles));
      continue;
    }
    const mark = fence[2] ?? "```";
    let end = at + 1;
    while (end < lines.length && !(lines[end] ?? "").trim().startsWith(mark)) end += 1;
    const inner = lines.slice(at + 1, end);
    const info = (fence[3] ?? "").trim();
    const session = SHELL_INFO.test(info) ? sessionOf(inner, info, ownFiles) : null;
    told.push(...(session === null ? [line, ...inner] : [`${fence[1] ?? ""}${mark}`, ...session]));
    if (end < lines.length) told.push(lines[end] ?? "");
    at = end;
  }
  return told.join("\n");
}
