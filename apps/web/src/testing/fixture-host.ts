import type { OfferedRepositories, PullRequestFollowUp } from "@fixpoint/contracts";
import { followUpRow, noteRow, offeredRow, roundRow } from "./factories.ts";

const NAMES = [
  "acme/api",
  "acme/billing",
  "acme/design-system-with-a-name-that-is-far-longer-than-its-row",
  "acme/mobile",
  "globex/site",
];

/** One that is added, one that is empty, and others. */
export function fixtureRepositories(): OfferedRepositories {
  const others = NAMES.map((name) => offeredRow({ name, defaultBranch: name.endsWith("api") ? "develop" : "main" }));
  return {
    isWhole: true,
    repositories: [...others, offeredRow({ isAdded: true }), offeredRow({ name: "acme/new", defaultBranch: null })],
  };
}

/** Everything that can be said of a pull request at once. */
export function fixtureFollowUp(): PullRequestFollowUp {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const commit = (sign: string) => ({ sha: sign.repeat(40), url: `https://github.com/acme/shop/commit/${sign.repeat(40)}` });
  return followUpRow({
    checks: "failed",
    needsPerson: "Checks fail here and not on the base after 2 repair rounds: “ci / browsers”.",
    repairRounds: 2,
    notes: [
      noteRow({
        text: "Please keep `parse` strict: a value like `1.5` **must still be refused**, see the [docs](https://acme.test).",
        state: "addressed",
        reason: "`parse` refuses fractions again, with a test.",
        commit: commit("c"),
        writtenAt: ago(190),
      }),
      noteRow({
        id: "note-2",
        author: "linus",
        place: null,
        text: "Can this be faster than a regular expression?",
        state: "declined",
        reason: "No measurement was given that a change could be held to.",
        writtenAt: ago(120),
      }),
      noteRow({
        id: "note-3",
        place: { path: "packages/parser/src/very/deep/folder/parse-duration.ts", line: 118 },
        text: "And say in the error which part was wrong.",
        writtenAt: ago(8),
      }),
      noteRow({ id: "note-4", author: "ada", place: null, text: "Thanks, nice find!", state: "noted", writtenAt: ago(90) }),
    ],
    rounds: [
      roundRow({ noteId: "note-3", createdAt: ago(1) }),
      roundRow({
        id: "round-2",
        kind: "base",
        noteId: null,
        status: "done",
        outcome: "pushed",
        reason: "The reproduction fails on base and passes with the fix.",
        commit: commit("d"),
        finishedAt: ago(50),
      }),
      roundRow({
        id: "round-3",
        kind: "checks",
        noteId: null,
        checkName: "ci / browsers",
        status: "done",
        outcome: "failed",
        reason: "It could not be repaired: no candidate passed every gate.",
        finishedAt: ago(70),
      }),
    ],
  });
}
