import type { Commit } from "@fixpoint/contracts";
import type { PrivateRepository } from "./private-repository.ts";

const FORMAT = ["%H", "%an", "%cI", "%(trailers:key=Co-authored-by,valueonly,separator=%x1f)", "%B"].join("%x00");

/** A commit that the repository holds; people carry their names, a local repository knows no pictures. */
export async function readCommit(repository: PrivateRepository, revision: string): Promise<Commit> {
  const { stdout } = await repository.git([
    "log",
    "-1",
    "--no-show-signature",
    "--no-color",
    `--format=${FORMAT}`,
    revision,
    "--",
  ]);
  const [sha = "", username = "", date = "", coAuthors = "", ...message] = stdout.split("\0");
  return {
    sha,
    htmlUrl: null,
    message: message.join("\0").trim(),
    author: { username, avatarUrl: null },
    committer: { date },
    coAuthors: coAuthors.split("\x1f").flatMap((value) => {
      const name = value.replace(/<[^>]*>/g, "").trim();
      return name === "" ? [] : [{ username: name, avatarUrl: null }];
    }),
  };
}
