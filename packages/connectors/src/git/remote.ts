import { isAbsolute } from "node:path";
import { InputError } from "@fixpoint/contracts";
import type { GitRemote } from "../types/git-remote.ts";

const SCHEMES = ["https:", "http:", "ssh:", "git:", "file:"];
const SCP_LIKE = /^(?:[A-Za-z0-9._-]+@)?[A-Za-z0-9][A-Za-z0-9.-]*:(?!:)[^:][^\s]*$/;

function invalid(message: string): InputError {
  return new InputError("invalid_repository", message, {
    hint: "Give an absolute path, or an https or ssh URL without credentials.",
  });
}

/** A place that git may be told to read from or push to. Throws InputError `invalid_repository`. */
export function parseRemote(url: string): { url: string; isPath: boolean } {
  // `ext::sh -c …` and other helpers run commands; a leading dash is read as an option.
  // oxlint-disable-next-line no-control-regex
  if (url === "" || url.startsWith("-") || /[\u0000-\u001f\u007f]/.test(url) || /^[A-Za-z0-9+.-]+::/.test(url)) {
    throw invalid(`Not a repository that can be used: ${JSON.stringify(url)}`);
  }
  if (isAbsolute(url)) return { url, isPath: true };
  if (url.includes("://")) return { url: checkUrl(url), isPath: url.startsWith("file:") };
  if (SCP_LIKE.test(url)) return { url, isPath: false };
  throw invalid(`Not an absolute path and not a git URL: ${url}`);
}

function checkUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !SCHEMES.includes(url.protocol)) throw invalid(`Not a git URL: ${text}`);
  if (url.password !== "" || (url.username !== "" && url.protocol !== "ssh:"))
    throw invalid("The URL holds credentials; they do not belong there.");
  if (url.hostname.startsWith("-") || url.username.startsWith("-")) throw invalid(`Not a git URL: ${text}`);
  return text;
}

/** Throws InputError `invalid_branch`. */
export function checkBranch(branch: string): string {
  // oxlint-disable-next-line no-control-regex
  const wrong = /^[-/.]|\.\.|\/\/|\/\.|@\{|[\u0000-\u0020\u007f~^:?*[\\]|\.lock(\/|$)|[/.]$|^@$/.test(branch);
  if (branch === "" || wrong) throw new InputError("invalid_branch", `Not a branch: ${JSON.stringify(branch)}`);
  return branch;
}

/** One that is open to whoever may read or write the place, as a path is. */
export function openRemote(url: string): GitRemote {
  return { url, login: null, address: null };
}
