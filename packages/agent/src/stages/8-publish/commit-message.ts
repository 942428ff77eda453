import { type CommitStyle, DEFAULT_STYLE } from "./commit-style.ts";
import { inertInCommit, oneLine, webAddress } from "./inert-text.ts";
import { type IssueReference, keyOf, type ProvenRun } from "./issue-reference.ts";

const MAX_SUBJECT = 72;

export interface CommitExtras {
  /** The line by which the vendor closes the issue once this is merged, as `closingReference` makes it. */
  closes?: string | null;
  /** Who signs off where the repository's commits are signed off: the author of the commit. */
  signer?: { name: string; email: string } | null;
}

/** The scope or area that the changed files lie in, of those in use. */
function areaOf(style: CommitStyle, run: Pick<ProvenRun, "fix">): string | null {
  const [first, ...others] = run.fix.map((item) =>
    item.file_path
      .toLowerCase()
      .replace(/\.[^./]+$/, "")
      .split("/"),
  );
  if (first === undefined) return null;
  const shared = first.filter((part) => others.every((parts) => parts.includes(part)));
  return (
    style.areas.find((area) => shared.includes(area.toLowerCase()) || shared.join("/").includes(`${area.toLowerCase()}/`)) ?? null
  );
}

/** A title as a phrase: in lower case where the style has it so, unless its first word is a name. */
function phrase(title: string, capital: boolean): string {
  if (capital) return title.replace(/^\p{Ll}(?=\p{Ll}*[ ,])/u, (letter) => letter.toUpperCase());
  return title.replace(/^\p{Lu}(?=\p{Ll}+[ ,])/u, (letter) => letter.toLowerCase());
}

interface Subject {
  before: string;
  /** The title is quoted after a verb that would govern it. */
  quoted: boolean;
  keyAtEnd: boolean;
}

function subjectOf(style: CommitStyle, run: Pick<ProvenRun, "fix">, key: string | null): Subject {
  const area = areaOf(style, run);
  const verb = style.capital ? style.verb : style.verb.toLowerCase();
  const isNumber = key?.includes("#") === true;
  const keyAtEnd = key !== null && (style.form === "default" || (isNumber && style.numberAtEnd));
  switch (style.form) {
    case "default":
      return { before: "Fix: ", quoted: false, keyAtEnd };
    case "conventional":
      return { before: area === null ? "fix: " : `fix(${area}): `, quoted: false, keyAtEnd };
    case "bracketed":
      return { before: `${area === null ? "" : `[${area}] `}${verb} `, quoted: true, keyAtEnd };
    case "area":
      return { before: `${area === null ? "" : `${area}: `}${verb} `, quoted: true, keyAtEnd };
    case "ticket":
      return { before: `${key === null || isNumber ? "" : `${key}${style.ticketSeparator}`}${verb} `, quoted: true, keyAtEnd };
    case "sentence":
      return { before: `${verb} `, quoted: true, keyAtEnd };
  }
}

/**
 * Subject of a commit or title of a pull request, at most 72 characters, in the repository's own style.
 * The title is the issue's: after a verb it is quoted, since it may be a phrase or a sentence.
 */
export function commitSubject(run: Pick<ProvenRun, "fix">, issue: IssueReference, style: CommitStyle = DEFAULT_STYLE): string {
  const key = keyOf(issue);
  const { before, quoted, keyAtEnd } = subjectOf(style, run, key);
  const after = `${quoted ? '"' : ""}${keyAtEnd ? ` (${key})` : ""}`;
  const room = MAX_SUBJECT - before.length - after.length - (quoted ? 1 : 0);
  const title = inertInCommit(oneLine(issue.title, 500)).replace(/^fix(?:es|ed)?:?\s+/i, "");
  const words = quoted ? title.replaceAll('"', "'") : style.form === "default" ? title : phrase(title, style.capital);
  return `${before}${quoted ? '"' : ""}${oneLine(words || "the bug", room)}${after}`;
}

function inert(text: string, limit: number): string {
  return oneLine(inertInCommit(oneLine(text, limit)), limit);
}

function signOff({ name, email }: { name: string; email: string }): string {
  return `Signed-off-by: ${oneLine(name.replace(/[<>]/g, ""), 100)} <${email.replace(/[<>\s]/g, "")}>`;
}

/** Subject, then what was wrong and how it is proven, then what the vendor and the repository want at the end. */
export function commitMessage(
  run: Omit<ProvenRun, "statusResult">,
  issue: IssueReference,
  style: CommitStyle = DEFAULT_STYLE,
  { closes = null, signer = null }: CommitExtras = {},
): string {
  const subject = commitSubject(run, issue, style);
  const { reproduction, search } = run.evidence;
  const test = run.reproductionScript[0];
  const key = keyOf(issue);
  const place = [key !== null && subject.includes(key) ? null : key, webAddress(issue.url)]
    .filter((part) => part !== null)
    .join(" ");
  const lines = [
    search?.chosen ? `Change: ${inert(search.chosen, 300)}` : null,
    reproduction ? `Before: ${inert(reproduction.symptom, 300)}` : null,
    test ? `Regression test: ${oneLine(test.file_path, 200)}` : null,
    place === "" ? null : `Issue: ${place}`,
  ];
  const ends = [closes, style.signedOff && signer ? signOff(signer) : null];
  const paragraphs = [[subject], lines, ends].map((part) => part.filter((line) => line !== null).join("\n"));
  return `${paragraphs.filter((part) => part !== "").join("\n\n")}\n`;
}
