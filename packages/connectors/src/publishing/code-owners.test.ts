import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CodeOwnersDialect, ownersOf, parseCodeOwners } from "./code-owners.ts";

function names(text: string, dialect: CodeOwnersDialect, path: string): string[] {
  return ownersOf(parseCodeOwners(text, dialect), [path]).map(({ owner }) => `${owner.kind} ${owner.name}`);
}

const GITHUB = `
# Everything
*       @acme/all
*.js    @js-owner # and nobody else
*.go docs@example.com
/build/logs/ @doctocat
docs/*  docs@example.com
apps/   @octocat
/docs/  @doctocat
**/logs @logger
/apps/github
with\\ space.md @spacy
[brackets].js @bracket
!negated.txt @nobody
`;

describe("GitHub's file", () => {
  it.each([
    ["readme.md", ["team acme/all"]],
    ["src/a.js", ["user js-owner"]],
    ["src/a.JS", ["team acme/all"]],
    ["src/a.go", ["email docs@example.com"]],
    ["build/logs/today/a.txt", ["user logger"]],
    ["src/build/logs.txt", ["team acme/all"]],
    ["api/docs/start.md", ["team acme/all"]],
    ["docs/a/b.md", ["user doctocat"]],
    ["deep/apps/a.txt", ["user octocat"]],
    ["apps/github/a.txt", []],
    ["with space.md", ["user spacy"]],
    ["b.js", ["user js-owner"]],
    ["negated.txt", ["team acme/all"]],
    ["../outside", []],
  ])("owns %s by its last match", (path, owners) => {
    expect(names(GITHUB, "github", path)).toEqual(owners);
  });

  it("takes docs/* as the files of docs alone", () => {
    const text = "docs/* @ada";

    expect(names(text, "github", "docs/a.md")).toEqual(["user ada"]);
    expect(names(text, "github", "docs/a/b.md")).toEqual([]);
  });
});

const GITLAB = `
* @general
config/ @@maintainer
[Documentation] @docs-team
docs/
README.md @acme/writers
!docs/drafts/
^[Database][2] @database-team # @also-parsed
model/db/
[documentation]
*.adoc
`;

describe("GitLab's file", () => {
  it.each([
    ["a.rb", ["user_or_group general"]],
    ["config/db.yml", ["role maintainer"]],
    ["docs/a.md", ["user_or_group general", "user_or_group docs-team"]],
    ["docs/drafts/a.md", ["user_or_group general"]],
    ["README.md", ["user_or_group general", "team acme/writers"]],
    ["model/db/a.rb", ["user_or_group general", "user_or_group database-team", "user_or_group also-parsed"]],
    ["old/model/db/a.rb", ["user_or_group general", "user_or_group database-team", "user_or_group also-parsed"]],
    ["a.adoc", ["user_or_group general", "user_or_group docs-team"]],
  ])("owns %s section by section", (path, owners) => {
    expect(names(GITLAB, "gitlab", path)).toEqual(owners);
  });

  it("asks only those of required sections", () => {
    const owned = ownersOf(parseCodeOwners(GITLAB, "gitlab"), ["model/db/a.rb", "a.rb"]);

    expect(owned.map(({ owner, isRequired, paths }) => [owner.name, isRequired, paths.length])).toEqual([
      ["general", true, 2],
      ["database-team", false, 1],
      ["also-parsed", false, 1],
    ]);
  });
});

describe("Bitbucket's file", () => {
  it("names people, groups with how many of them, and teams", () => {
    const text =
      "* alisha@example.com\n*.js @acme/frontenders:all\n*.py @acme/backenders:least_busy(2) @ada # comment\n*.tf @teams/sre:random(2)\n";

    expect(names(text, "bitbucket", "a.md")).toEqual(["email alisha@example.com"]);
    expect(names(text, "bitbucket", "a.js")).toEqual(["team acme/frontenders"]);
    expect(names(text, "bitbucket", "a.py")).toEqual(["team acme/backenders", "user ada"]);
    expect(names(text, "bitbucket", "a.tf")).toEqual(["team teams/sre"]);
  });
});

describe("any file", () => {
  it("never throws, and names no owner that it does not hold", () => {
    const word = fc.constantFrom(
      "*",
      "docs/",
      "@ada",
      "[a]",
      "^[b][2]",
      "!x",
      "#",
      "\\",
      "\n",
      " ",
      "a@b.test",
      "[",
      "**",
      "/",
      "\\ ",
    );
    const text = fc.array(fc.oneof(word, fc.string({ unit: "grapheme", maxLength: 4 }))).map((words) => words.join(""));
    const dialect = fc.constantFrom<CodeOwnersDialect>("github", "gitlab", "bitbucket");
    fc.assert(
      fc.property(text, dialect, fc.array(fc.string(), { maxLength: 4 }), (file, reading, paths) => {
        for (const { owner } of ownersOf(parseCodeOwners(file, reading), ["docs/a", ...paths]))
          expect(file).toContain(owner.name);
      }),
    );
  });
});
