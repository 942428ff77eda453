import type { GitRemote } from "../types/git-remote.ts";

// Set on the command line, because that alone outranks the configuration of a repository.
const INERT = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "core.alternateRefsCommand": "true",
  "core.attributesFile": "/dev/null",
  // A redirect would take the login along to whoever it names.
  "http.followRedirects": "false",
  "gc.auto": "0",
  "maintenance.auto": "false",
  "receive.autogc": "false",
};
export const INERT_FLAGS = Object.entries(INERT).flatMap(([name, value]) => ["-c", `${name}=${value}`]);

/** The other end of a local path is a git process too, and reads that repository's configuration. */
export const SERVE = `git ${INERT_FLAGS.join(" ")}`;

export const GLOBAL_CONFIG = `[safe]
\tdirectory = *
[protocol "ext"]
\tallow = never
[init]
\tdefaultBranch = main
`;

/** All that git is told by its environment: nothing of ours, and nothing of the machine's configuration. */
export function environmentOf(folder: string, gitDir: string, config: string): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "/usr/bin:/bin",
    HOME: folder,
    LC_ALL: "C.UTF-8",
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: config,
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    GIT_ALLOW_PROTOCOL: "file:https:http:ssh:git",
    GIT_LFS_SKIP_SMUDGE: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    // A company's authority, where the machine knows one.
    ...(process.env["GIT_SSL_CAINFO"] === undefined ? {} : { GIT_SSL_CAINFO: process.env["GIT_SSL_CAINFO"] }),
  };
}

/** Settings for one command that talks to a remote. By the environment: arguments are seen by everybody on the machine. */
export function environmentFor({ url, login, address }: GitRemote): Record<string, string> {
  if (!/^https?:/.test(url)) return {};
  const { protocol, hostname, port, origin } = new URL(url);
  const settings: [string, string][] = [];
  if (login !== null) {
    const basic = Buffer.from(`${login.username}:${login.password}`).toString("base64");
    settings.push([`http.${origin}/.extraHeader`, `Authorization: Basic ${basic}`]);
  }
  if (address !== null)
    settings.push(["http.curloptResolve", `${hostname}:${port || (protocol === "https:" ? 443 : 80)}:${address}`]);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(settings.length)],
    ...settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ]) as Record<string, string>;
}
