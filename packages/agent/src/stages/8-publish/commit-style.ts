/** How a repository words its commits; what is not seen often enough stays as the default has it. */
export interface CommitStyle {
  /** `conventional` is `fix(scope): …`, `bracketed` is `[area] …`, `area` is `area: …`, `ticket` is `ABC-12: …`. */
  form: "default" | "conventional" | "bracketed" | "area" | "ticket" | "sentence";
  /** Scopes or areas in use, most frequent first. */
  areas: readonly string[];
  /** Between the ticket and the words. */
  ticketSeparator: ": " | " ";
  /** The words after the prefix begin with a capital. */
  capital: boolean;
  verb: "Fix" | "Fixed" | "Fixes";
  /** Numbers of issues or pull requests stand at the end: `(#12)`. */
  numberAtEnd: boolean;
  signedOff: boolean;
}

export const DEFAULT_STYLE: CommitStyle = {
  form: "default",
  areas: [],
  ticketSeparator: ": ",
  capital: true,
  verb: "Fix",
  numberAtEnd: true,
  signedOff: false,
};

const LEAST = 5;
const MOST = 0.6;
const NEARLY_ALL = 0.9;

const MADE_BY_TOOLS = /^(?:Merge\b|Revert\b|fixup!|squash!|v?\d+\.\d+(?:\.\d+)?\b|Release\b|Bump\b)/;
const EMOJI = /^(?::[a-z0-9_+-]+:|\p{Extended_Pictographic}\uFE0F?)\s*/u;
const NUMBER = /\s*\(#\d+\)$/;
const CONVENTIONAL =
  /^(?:feat|fix|chore|docs?|style|refactor|perf|test|build|ci|revert|deps)(?:\((?<area>[^()]+)\))?!?: (?<words>\S.*)$/;
const BRACKETED = /^\[(?<area>[A-Za-z][\w ./-]*)\]:? (?<words>\S.*)$/;
const TICKET = /^\[?[A-Z][A-Z0-9]+-\d+\]?(?<separator>: ?| )(?<words>\S.*)$/;
const AREA = /^(?<area>[a-z][\w./-]*): (?<words>\S.*)$/;

interface Read {
  form: CommitStyle["form"];
  area?: string;
  separator?: string;
  words: string;
}

function read(subject: string): Read {
  const forms = { conventional: CONVENTIONAL, ticket: TICKET, bracketed: BRACKETED, area: AREA } as const;
  for (const form of ["conventional", "ticket", "bracketed", "area"] as const) {
    const groups = forms[form].exec(subject)?.groups;
    if (groups) return { form, area: groups["area"], separator: groups["separator"], words: groups["words"] ?? "" };
  }
  return { form: "sentence", words: subject };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

function byFrequency(words: readonly string[]): string[] {
  const counts = Map.groupBy(words, (word) => word);
  return [...counts.entries()].sort(([, a], [, b]) => b.length - a.length).map(([word]) => word);
}

/** “Fix …” is an order, “Fixed …” tells what was done, “Fixes …” what the commit does. */
function verbOf(words: readonly string[]): CommitStyle["verb"] {
  const first = words.map((text) => (/^[A-Za-z]+/.exec(text)?.[0] ?? "").toLowerCase());
  if (share(first, (word) => /[^e]ed$/.test(word)) >= 0.5) return "Fixed";
  return share(first, (word) => /(?:[^s]s|xes|shes)$/.test(word)) >= 0.5 ? "Fixes" : "Fix";
}

/**
 * The style of a branch, from its last commits (about 50, without merges): subjects, or whole messages, since a
 * sign-off stands in the body. Fewer than five of a person's commits say nothing. Emoji are not taken over.
 */
export function commitStyleOf(messages: readonly string[]): CommitStyle {
  const byPeople = messages.filter((message) => !MADE_BY_TOOLS.test(message));
  if (byPeople.length < LEAST) return DEFAULT_STYLE;
  const subjects = byPeople.map((message) => (message.split("\n", 1)[0] ?? "").replace(EMOJI, "").trim());
  const signedOff = share(byPeople, (message) => /^Signed-off-by: \S/m.test(message)) >= NEARLY_ALL;
  const numberAtEnd = share(subjects, (subject) => NUMBER.test(subject)) >= MOST;
  const all = subjects.map((subject) => read(subject.replace(NUMBER, "")));
  const form = (["conventional", "ticket", "bracketed", "area", "sentence"] as const).find(
    (one) => share(all, (subject) => subject.form === one) >= MOST,
  );
  if (form === undefined) return { ...DEFAULT_STYLE, signedOff };
  const alike = all.filter((subject) => subject.form === form);
  const words = alike.map((subject) => subject.words);
  return {
    form,
    areas: byFrequency(alike.flatMap(({ area }) => (area === undefined ? [] : [area]))),
    ticketSeparator: share(alike, ({ separator }) => separator === " ") >= 0.5 ? " " : ": ",
    capital: share(words, (text) => /^\p{Lu}/u.test(text)) >= 0.5,
    verb: verbOf(words),
    numberAtEnd,
    signedOff,
  };
}
