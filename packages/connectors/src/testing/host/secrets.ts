import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY, tempFolder } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { updateMirror } from "../../git/mirror.ts";
import { openPullRequest } from "../../publishing/open-pull-request.ts";
import { inspectDeeply } from "../inspect-deeply.ts";
import { useHost, type HostSuite } from "./bench.ts";

const SHORT_CODE = 24;

/** Arguments of every process of this machine. */
async function everyArgument(): Promise<string> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = ids.map((id) => readFile(`/proc/${id}/cmdline`, "utf8").catch(() => ""));
  return (await Promise.all(lines)).join("\n");
}

async function everyByte(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1")))).join("\n");
}

export function describeSecrets(suite: HostSuite): void {
  describe(`${suite.host.provider}: access`, () => {
    const bench = useHost(suite);

    it("shows the token to the host alone: no argument, no file, no error has it", async () => {
      const { accessToken } = bench.fake.credentials();
      const encoded = Buffer.from(`x:${accessToken}`).toString("base64");
      // Two or three signs stand in anybody's arguments.
      const basic = encoded.length < SHORT_CODE ? encoded : encoded.slice(6, -4);
      const arguments_: string[] = [];
      const { answer } = bench.state.git;
      let asked = 0;
      bench.state.git.answer = (request, response, access) => {
        // A push that is under way.
        if (request.url?.includes(".git/") !== true) return answer(request, response, access);
        asked += 1;
        void everyArgument().then((text) => {
          arguments_.push(text);
          return answer(request, response, access);
        });
        return true;
      };
      await using folder = await tempFolder();

      await openPullRequest(bench.connection, await bench.request());
      const remote = await bench.connection.remote(bench.url);
      await updateMirror(folder.path, remote, { base: "main" }, AbortSignal.timeout(30_000));

      expect(asked).toBeGreaterThan(3);
      const seen = `${arguments_.join("\n")}\n${await everyByte(folder.path)}`;
      expect(arguments_.join("\n")).toContain("http");
      expect(seen).not.toContain(accessToken);
      expect(seen).not.toContain(basic);
      bench.fake.tokens.revoke();
      const refused: unknown = await updateMirror(folder.path, remote, { base: "main" }, AbortSignal.timeout(30_000)).catch(
        (error: unknown) => error,
      );
      expect(refused).toMatchObject({ code: "access_revoked" });
      expect(inspectDeeply(refused)).not.toContain(accessToken);
    });

    it("shows it to no other host", async () => {
      const url = "https://elsewhere.test/acme/shop.git";

      await expect(bench.connection.remote(url)).rejects.toMatchObject({ code: "other_host" });
      await expect(bench.connection.repository(url)).rejects.toMatchObject({ code: "other_host" });
      await expect(bench.connection.remote(`${bench.fake.origin}/../x.git`)).rejects.toMatchObject({ code: "other_host" });
    });

    it("follows no redirect with it", async () => {
      const { answer } = bench.state.git;
      bench.state.git.answer = (request, response, access) => {
        if (request.url?.startsWith(`/${REPOSITORY}.git/`) !== true) return answer(request, response, access);
        response.writeHead(301, { location: `${bench.fake.origin}/acme/moved.git/info/refs?service=git-upload-pack` }).end();
        return true;
      };

      await expect(openPullRequest(bench.connection, await bench.request())).rejects.toMatchObject({ code: "repository_moved" });
    });

    it("says that it was revoked, to git and to the API", async () => {
      const request = await bench.request();
      bench.fake.tokens.revoke();

      await expect(openPullRequest(bench.connection, request)).rejects.toMatchObject({ code: "access_revoked" });
      await expect(bench.connection.repository(bench.url)).rejects.toMatchObject({ code: "access_revoked" });
      expect(bench.state.pulls.size).toBe(0);
    });
  });
}
