import { describe, expect, test } from "vitest";
import { makeRepository } from "../languages/javascript/testing/repositories.ts";
import type { LanguageAdapter, ReproductionTest } from "../types/language.ts";
import { parseIssue } from "../stages/1-intake/index.ts";
import { JOURNEYS } from "./testing/journeys.ts";

async function testsOf(
  adapter: LanguageAdapter,
  files: Record<string, string>,
  issue: { title: string; text: string },
): Promise<ReproductionTest[]> {
  const repository = await makeRepository(files);
  try {
    const profile = await adapter.detect(repository.root);
    return profile === null ? [] : await adapter.writeReproductions(repository, profile, parseIssue(issue), 4);
  } finally {
    repository.dispose();
  }
}

describe.each(JOURNEYS)("the test of a second fix ($adapter.id)", ({ adapter, files, original }) => {
  test("gets another file than the first, whatever the title", async () => {
    const [first] = await testsOf(adapter, files, original);
    const taken = first?.filePath ?? "";
    const second = await testsOf(adapter, { ...files, [taken]: first?.code ?? "" }, original);
    expect(second[0]?.filePath).toMatch(/[-_]2\D/);
    expect(second.map(({ filePath }) => filePath)).not.toContain(taken);
  });
});
