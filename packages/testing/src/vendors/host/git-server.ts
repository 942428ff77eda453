import { spawn } from "node:child_process";
import { appendFile, chmod, mkdir, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { execa } from "execa";
import { tempFolder } from "../../temp-repo.ts";

/** What a login may do: 401, 403, or the request goes on. */
export type GitAccess = "unknown" | "denied" | "allowed";

/** Real repositories, served by git's own HTTP back end. */
export interface GitServer {
  /** Bare, with one commit of `files` on `main`, which nobody may push to. `name` as in the address, e.g. `acme/shop`. */
  create(name: string, files: Record<string, string>): Promise<void>;
  git(name: string, ...argv: string[]): Promise<string>;
  /** Head of a branch; null when there is none. */
  head(name: string, branch: string): Promise<string | null>;
  /** A person's commit, as it would come in by their own push; a file that is null is deleted. */
  commit(name: string, branch: string, files: Record<string, string | null>, message?: string): Promise<string>;
  /** Answers `/{name}.git/…`; false for every other address. */
  answer(request: IncomingMessage, response: ServerResponse, access: (login: GitLogin | null) => GitAccess): boolean;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface GitLogin {
  username: string;
  password: string;
}

const PERSON = { NAME: "Grace", EMAIL: "grace@acme.test" };
const IDENTITY = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((role) => Object.entries(PERSON).map(([key, value]) => [`GIT_${role}_${key}`, value])),
);
const ENVIRONMENT = { ...IDENTITY, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
const CONFIGURATION = `[receive]
\tdenyNonFastForwards = true
\tdenyDeletes = true
[uploadpack]
\tallowAnySHA1InWant = true
`;
const PROTECTED = `#!/bin/sh
if [ "$1" = refs/heads/main ]; then
  echo "GH006: Protected branch update failed for $1." >&2
  exit 1
fi
`;

function loginOf(request: IncomingMessage): GitLogin | null {
  const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? "") ?? [];
  if (basic === undefined) return null;
  const [username = "", ...password] = Buffer.from(basic, "base64").toString("utf8").split(":");
  return { username, password: password.join(":") };
}

/** Header lines, then the body: what a CGI program prints. */
function pipeCgi(child: ReturnType<typeof spawn>, response: ServerResponse): void {
  let head = Buffer.alloc(0);
  let isBody = false;
  child.stdout?.on("data", (chunk: Buffer) => {
    if (isBody) return void response.write(chunk);
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end < 0) return undefined;
    const headers = head.subarray(0, end).toString("latin1").split("\r\n");
    const pairs = headers.map((line) => line.split(/:\s*/, 2) as [string, string]);
    const status = Number.parseInt(pairs.find(([name]) => name.toLowerCase() === "status")?.[1] ?? "200", 10);
    response.writeHead(status, Object.fromEntries(pairs.filter(([name]) => name.toLowerCase() !== "status")));
    isBody = true;
    return void response.write(head.subarray(end + 4));
  });
  child.on("close", () => (isBody ? response.end() : response.writeHead(500).end()));
}

export async function createGitServer(): Promise<GitServer> {
  const folder = await tempFolder("fixpoint-git-server-");
  const pathOf = (name: string) => path.join(folder.path, `${name}.git`);

  async function run(name: string, argv: readonly string[], input?: string): Promise<string> {
    const options = { env: { ...ENVIRONMENT, GIT_DIR: pathOf(name) }, ...(input === undefined ? {} : { input }) };
    return (await execa("git", argv, options)).stdout;
  }

  async function head(name: string, branch: string): Promise<string | null> {
    return (await run(name, ["for-each-ref", "--format=%(objectname)", `refs/heads/${branch}`])) || null;
  }

  /** By one process, where `git add` and its like would be a dozen: nearly every test of a host makes commits. */
  async function importCommit(
    name: string,
    {
      branch,
      parent,
      files,
      message,
    }: { branch: string; parent: string | null; files: Record<string, string | null>; message: string },
  ): Promise<string> {
    const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
    const changes = Object.entries(files).map(([file, text]) =>
      text === null ? `D ${file}\n` : `M 100644 inline ${file}\n${data(text)}`,
    );
    const input = [
      `commit refs/heads/${branch}\nmark :1\n`,
      ...["author", "committer"].map((role) => `${role} ${PERSON.NAME} <${PERSON.EMAIL}> now\n`),
      data(`${message}\n`),
      parent === null ? "" : `from ${parent}\n`,
      ...changes,
      "get-mark :1\n",
    ];
    return (await run(name, ["fast-import", "--quiet", "--date-format=now"], input.join(""))).trim();
  }

  async function commit(name: string, branch: string, files: Record<string, string | null>, message = "Change"): Promise<string> {
    return importCommit(name, { branch, parent: await head(name, branch), files, message });
  }

  return {
    commit,
    head,
    git: (name, ...argv) => run(name, argv),
    async create(name, files) {
      await mkdir(pathOf(name), { recursive: true });
      await run(name, ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", pathOf(name)]);
      await appendFile(path.join(pathOf(name), "config"), CONFIGURATION);
      await mkdir(path.join(pathOf(name), "hooks"), { recursive: true });
      await writeFile(path.join(pathOf(name), "hooks", "update"), PROTECTED);
      await chmod(path.join(pathOf(name), "hooks", "update"), 0o755);
      await importCommit(name, { branch: "main", parent: null, files, message: "First" });
    },
    answer(request, response, access) {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!/^\/[^?]+\.git\/(info\/refs|git-(upload|receive)-pack)$/.test(url.pathname)) return false;
      const login = loginOf(request);
      const judged = access(login);
      if (judged === "unknown") {
        response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end();
        return true;
      }
      if (judged === "denied") {
        response.writeHead(403).end("Write access to repository not granted.");
        return true;
      }
      const child = spawn("git", ["http-backend"], {
        env: {
          ...ENVIRONMENT,
          PATH: process.env["PATH"] ?? "",
          GIT_PROJECT_ROOT: folder.path,
          GIT_HTTP_EXPORT_ALL: "1",
          PATH_INFO: url.pathname,
          QUERY_STRING: url.search.slice(1),
          REQUEST_METHOD: request.method ?? "GET",
          CONTENT_TYPE: request.headers["content-type"] ?? "",
          REMOTE_USER: login?.username ?? "",
          REMOTE_ADDR: "127.0.0.1",
          ...(request.headers["content-encoding"] ? { HTTP_CONTENT_ENCODING: request.headers["content-encoding"] } : {}),
          ...(request.headers["git-protocol"] ? { GIT_PROTOCOL: String(request.headers["git-protocol"]) } : {}),
        },
        stdio: ["pipe", "pipe", "ignore"],
      });
      // It may have read enough and be gone.
      child.stdin.on("error", () => {});
      request.pipe(child.stdin);
      pipeCgi(child, response);
      return true;
    },
    [Symbol.asyncDispose]: () => rm(folder.path, { recursive: true, force: true, maxRetries: 3 }),
  };
}
