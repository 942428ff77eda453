import fc from "fast-check";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { pullRequestBody } from "./pull-request-body.ts";
import { hostileText } from "./testing/hostile-text.ts";
import { all, children, isTable, texts } from "./testing/markdown-tokens.ts";
import { provenRun } from "./testing/proven-run.ts";
import type { IssueReference } from "./issue-reference.ts";

const ISSUE: IssueReference = { title: "clamp gives the lower limit", key: "ACME-12", url: "https://tracker.test/ACME-12" };

describe("the body of a pull request", () => {
  it("tells the cause, the reproduction, the proof, its limits and how to see it again", () => {
    const body = pullRequestBody(provenRun(), ISSUE, "Fixes #12", { branch: "fixpoint/ACME-12" });

    expect(body).toMatchInlineSnapshot(`
      "Fixes #12

      For [ACME-12](https://tracker.test/ACME-12): clamp gives the lower limit

      **Cause.** The test that was written from the issue shows on the base commit: \`gives 0 where 3 is expected\`; \`limits.js:5\` was suspect 2 of 2 (The test only shows that the call no longer fails: nothing says what its right value is.). The fix changes \`limits.js\`: variable: \`low\` became \`high\` at limits.js:5.

      **Reproduced** by \`clamp\` in \`test/clamp.test.js\`, written from the first code block with its comment. It failed alike in 5 of 5 runs on the base commit:

      \`\`\`text
      Expected values to be strictly equal:

      0 !== 3
      \`\`\`

      | Evidence | |
      | --- | --- |
      | Base commit | \`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\` |
      | Regression test | \`node --test test/clamp.test.js\` |
      | Before the fix | FAILED, 5 of 5 runs: \`gives 0 where 3 is expected\` |
      | After the fix | PASSED |
      | Existing tests | 12 were green before and all are green after (\`node --test test/clamp.test.js\`); red before: 1, skipped: 2, flaky: 0 |
      | Changed lines run by tests | 1 of 1 |
      | Each hunk is needed | 1 of 1 |
      | Mutants of the changed lines | 1 of 2 noticed by tests |
      | Second example | none in the issue; inputs near its own stand in |
      | Search | 120 edits tried, 3 made the test pass, 2 of them all that was known |
      | Sandbox | bubblewrap |

      **What the tests would not notice**

      - \`limits.js:5\`: variable: \`low\` became \`high\` at limits.js:5

      **Alternatives that also pass**

      - variable: \`low\` became \`high\` at limits.js:5

      **Limits of this proof**

      - The test only shows that the call no longer fails: nothing says what its right value is.

      **Run it again.** In a clone with its dependencies installed:

      \`\`\`sh
      git fetch origin fixpoint/ACME-12
      git checkout fixpoint/ACME-12
      node --test test/clamp.test.js
      \`\`\`

      The whole proof, offline, with the evidence bundle (\`ACME-12-evidence.tar.gz\`, a download on the bug's page):

      \`\`\`sh
      tar -xzf ACME-12-evidence.tar.gz
      npx --no-install fixpoint replay ACME-12-evidence
      \`\`\`

      Proven by Fixpoint. Please review before merging.
      "
    `);
  });

  it("says nothing of what is not known", () => {
    const run = provenRun();
    const bare = {
      ...run,
      fix: [],
      evidence: {
        ...run.evidence,
        search: null,
        strength: null,
        coverage: null,
        environment: null,
        sandbox: null,
        suspicious: [],
      },
    };

    const body = pullRequestBody(bare, { title: "It breaks" });

    expect(body).toMatch(/^For the issue: It breaks\n/);
    expect(body).toContain("No fix passed every check.");
    expect(body).toContain("the project has no suite that ran");
    expect(body).not.toMatch(/undefined|null|NaN|Mutants|Sandbox/);
  });

  it("says that what a build makes is wanted to run it again", () => {
    const run = provenRun();
    const { environment } = run.evidence;
    if (environment === null) throw new Error("the run has no environment");
    const standIns = [{ file: "dist/clamp.js", source: "src/clamp.ts" }];

    const body = pullRequestBody({ ...run, evidence: { ...run.evidence, environment: { ...environment, standIns } } }, ISSUE);

    expect(body).toMatch(/dependencies installed and the project built:$/m);
  });

  it("names an address only when it is one of the web", () => {
    const url = "javascript:alert(1)";

    const body = pullRequestBody(provenRun(), { ...ISSUE, url }, null, { evidenceUrl: url });

    expect(body).not.toContain("javascript:");
    expect(body).not.toContain("](");
  });

  it("says which model had a part in it, as its server names it", () => {
    const run = provenRun();
    const use = {
      purpose: "repair",
      prompt: "repair@1",
      inputTokens: 1,
      outputTokens: 1,
      costNanoUsd: 1,
      end: "finished",
    } as const;
    const models = [
      { ...use, provider: "openai_compatible", model: "| <b>me</b> @all", calls: 2 },
      { ...use, purpose: "intake" as const, provider: "anthropic", model: "away", calls: 0 },
    ];

    const body = pullRequestBody({ ...run, evidence: { ...run.evidence, models } }, ISSUE);

    const row = body.split("\n").find((line) => line.startsWith("| Model |")) ?? "";
    expect(row).toContain("was asked for a fix (`repair@1`); all above was found by running it");
    expect(row).not.toMatch(/away|<b>|@all/);
    expect(row.replaceAll("\\|", "").split("|")).toHaveLength(4);
  });
});

describe("words of others in the body", () => {
  const hostileRun = fc
    .record({
      symptom: hostileText,
      derivedFrom: hostileText,
      chosen: hostileText,
      message: hostileText,
      note: hostileText,
      file: hostileText,
      command: hostileText,
    })
    .map(provenRun);
  const hostileIssue = fc.record({ title: hostileText, key: hostileText, url: fc.oneof(hostileText, fc.webUrl()) });

  it("make no HTML, no picture, no foreign link, no heading and no mention, and break no table", () => {
    fc.assert(
      fc.property(hostileRun, hostileIssue, (run, issue) => {
        const tokens = lexer(pullRequestBody(run, issue));

        const kinds = new Set(all(tokens).map((token) => token.type));
        for (const kind of ["html", "image", "heading", "hr", "blockquote", "def", "del"]) expect(kinds).not.toContain(kind);
        expect(["paragraph", "table", "list", "code", "space"]).toEqual(
          expect.arrayContaining([...new Set(tokens.map((token) => token.type))]),
        );
        const nested = tokens.filter((token) => token.type === "list").flatMap((token) => all(children(token)));
        expect(nested.filter((token) => ["list", "code"].includes(token.type))).toEqual([]);
        expect(tokens.find(isTable)?.rows.map((cells) => cells.length)).toEqual(Array(11).fill(2));
        expect(texts(tokens)).not.toMatch(/[@#!](?=\w)|\bGH-\d|:\/\/|www\./);
        const links = all(tokens).filter((token) => token.type === "link");
        expect(links.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it("fit where the least is taken, however long they are", () => {
    const long = "|`$@a".repeat(20_000);
    const run = provenRun({
      symptom: long,
      derivedFrom: long,
      chosen: long,
      message: long,
      note: long,
      file: long,
      command: long,
    });
    const [item] = run.fix;
    const { strength, search } = run.evidence;
    if (item === undefined || strength === null || search === null) throw new Error("the sample run is not whole");
    run.fix = Array(200).fill(item);
    strength.mutants = Array(200).fill(strength.mutants[0]);
    strength.notes = Array(200).fill(long);
    search.alternatives = Array(200).fill(search.alternatives[0]);

    const body = pullRequestBody(run, { title: long, key: long, url: long }, "Fixes #12", { branch: long, evidenceUrl: long });

    expect(body.length).toBeLessThan(32_768);
  });

  it("close no other issue from inside code", () => {
    const body = pullRequestBody(provenRun({ symptom: "throws Error: fixes SHOP-2B" }), ISSUE);

    expect(body).not.toMatch(/fixes SHOP-2B/);
  });
});
