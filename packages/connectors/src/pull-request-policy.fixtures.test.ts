import { tempRepository, type TempRepository } from "@fixpoint/testing";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishBranch } from "./git/publish-branch.ts";
import { openRemote } from "./git/remote.ts";
import { findPolicyViolations } from "./pull-request-policy.ts";
import { ALLOWED_PATCH, FORBIDDEN_PATCHES, FORBIDDEN_TREE } from "./testing/forbidden-patches.ts";

/** One for all: what is refused leaves it as it was, which each of them asks. */
let repository: TempRepository;
beforeAll(async () => {
  repository = await tempRepository(FORBIDDEN_TREE);
});
afterAll(() => repository[Symbol.asyncDispose]());

const branches = () => repository.git("branch", "--list", "--format=%(refname:short)");

async function push(patch: string): Promise<string> {
  return publishBranch({
    remote: openRemote(repository.path),
    baseBranch: "main",
    baseSha: await repository.head(),
    branch: "fixpoint/ACME-1",
    patch,
    commitMessage: "fix: add adds",
    author: { name: "Fixpoint", email: "fixpoint@acme.test" },
  });
}

describe("a push to a repository", () => {
  it.each(FORBIDDEN_PATCHES)("is refused where $name", async ({ patch }) => {
    await expect(push(patch)).rejects.toMatchObject({ code: "pull_request_refused" });
    expect(await branches()).toBe("main");
  });

  it("of a fix with its regression tests goes through", async () => {
    await push(ALLOWED_PATCH);

    expect(await branches()).toBe("fixpoint/ACME-1\nmain");
  });
});

describe("existing tests", () => {
  const line = fc.constantFrom("const a = 1;", "test('x', () => {", "});", "  expect(a).toBe(1);", "", "  // why");
  const violations = (base: string[], patch: string[]): string[] => {
    const side = (text: string[]) => ({ mode: "100644", text: text.map((one) => `${one}\n`).join("") });
    return findPolicyViolations("fixpoint/A-1", [{ path: "test/a.test.js", base: side(base), patch: side(patch) }]);
  };

  it("may gain lines anywhere", () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.nat(), (base, added, at) => {
        const patch = base.toSpliced(at % (base.length + 1), 0, ...added);

        expect(violations(base, patch)).toEqual([]);
      }),
    );
  });

  it("may not lose or change one", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^\S[a-z0-9 ]{0,8}\S$/), { minLength: 1 }),
        fc.nat(),
        fc.boolean(),
        (base, at, isChange) => {
          const patch = base.toSpliced(at % base.length, 1, ...(isChange ? ["something else"] : []));

          expect(violations(base, patch).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
