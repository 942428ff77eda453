import { expect, test } from "vitest";
import { fixtureDetails } from "../../../testing/fixture-bugs.ts";
import { issueDetails, issueRow } from "../../../testing/factories.ts";
import { rerunCommands } from "./rerun.ts";

test("the commands name the downloaded archive, never a path of the server", () => {
  const details = fixtureDetails(issueRow({ key: "API-7" }));
  const evidence = details.evidence && { ...details.evidence, replayCommand: "npx fixpoint replay /srv/data/evidence/1" };

  expect(rerunCommands({ key: "API-7", evidence })).toEqual([
    "tar -xzf ~/Downloads/API-7-evidence.tar.gz",
    "npx --no-install fixpoint replay API-7-evidence",
  ]);
});

test("without an admitted test there is nothing to play again", () => {
  const { evidence } = issueDetails();

  expect(rerunCommands({ key: "API-7", evidence: evidence && { ...evidence, replayCommand: null } })).toBeNull();
  expect(rerunCommands({ key: "API-7", evidence: null })).toBeNull();
});
