type Request = [name: string, range: string];

const FROM_GIT = /^(?:git[+:@]|github:|gitlab:|bitbucket:|gist:)|^[\w.-]+\/[\w.-]+(?:#.*)?$|\.git(?:#.*)?$/;
const GIT_FAILED = /unknown git error|\bls-remote\b|spawn git\b|codeload\.github\.com/;
/** Answers that stay the same however often one asks. */
const REFUSED = /\b(?:401|403|404|410|451)\b[^\n]{0,200} - GET (\S+)/g;
const NO_CONNECTION =
  /^npm (?:error|ERR!) code (?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EPROTO|E429|E5\d\d)\b/m;

/**
 * Which of the requested packages npm's output says cannot be had: they do not exist, or not in this version, or are
 * somewhere that an installation does not reach. A registry that did not answer says so of none.
 */
export function cannotBeHad(output: string, requests: readonly Request[]): string[] {
  const refused = [...output.matchAll(REFUSED)].map((match) => decoded(match[1] ?? ""));
  const unknown = new Set([...output.matchAll(/No versions available for ((?:@[^\s/@]+\/)?[^\s/@]+)/g)].map((match) => match[1]));
  const unmatched = new Set([
    // Also of a dependency's dependency, so the range has to be the one that was asked for.
    ...[...output.matchAll(/No matching version found for (\S+@[^\n]*?)\.?$/gm)].map((match) => match[1]),
    ...[...output.matchAll(/of package "([^"\n]+)"/g)].map((match) => match[1]),
  ]);
  const gitFailed = asksForGit(output);
  const isGone = ([name, range]: Request): boolean => {
    const alias = /^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/.exec(range);
    const [real, wanted] = alias === null ? [name, range] : [alias[1] ?? name, alias[2] ?? "*"];
    if (unknown.has(real) || unmatched.has(`${real}@${wanted}`)) return true;
    if (refused.some((url) => url.endsWith(`/${real}`) || url.includes(`/${real}/-/`))) return true;
    if (/^https?:/.test(range) && output.includes(range.split("#")[0] ?? range)) return true;
    if (/^(?:workspace|link|portal|catalog|patch):/.test(range)) return output.includes("Unsupported URL Type");
    // The registry is all that the sandbox reaches, so what one repository lacks, all lack.
    if (gitFailed && FROM_GIT.test(range)) return true;
    // Only manifests are copied: files and folders of the project are not there.
    if (/^(?:file:|\.{0,2}\/)/.test(range)) return /\bENOENT\b/.test(output) && output.includes(`/${lastPart(range)}`);
    return false;
  };
  return [...new Set(requests.filter(isGone).map(([name]) => name))];
}

/** Something, maybe a dependency's dependency, is to come from a repository. */
export function asksForGit(output: string): boolean {
  return GIT_FAILED.test(output);
}

/** The registry itself did not answer, which says nothing about any package. */
export function isUnreachable(output: string, registry: string): boolean {
  return NO_CONNECTION.test(output) && output.includes(new URL(registry).host);
}

/** What went wrong, in npm's words and in one line. */
export function reasonOf(output: string): string {
  const lines = [...output.matchAll(/^npm (?:error|ERR!) (.*)$/gm)]
    .map((match) => (match[1] ?? "").replace(/^(?:notarget|enoent|network)\s+/, "").trim())
    .filter((line) => line !== "" && !/^(?:code|syscall|errno|path|A complete log)\b/.test(line));
  const telling = lines.slice(0, /unknown git error/.test(lines[0] ?? "") ? 2 : 1).join(": ");
  return (telling === "" ? (output.trim().split("\n").at(-1) ?? "") : telling).slice(0, 300);
}

function lastPart(range: string): string {
  return range.replace(/\/+$/, "").split(/[/:]/).at(-1) ?? range;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
