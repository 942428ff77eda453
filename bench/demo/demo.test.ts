import { describe, expect, test } from "vitest";
import { demoProjects } from "../../apps/server/src/demo/catalogue.ts";
import { findCheck } from "./find-check.ts";
import { readOptions } from "./options.ts";

describe("demo bench", () => {
  test("has a check for every bug, and only for bugs", async () => {
    for (const project of demoProjects) {
      for (const issue of project.issues) {
        const check = await findCheck(project.slug, issue.slug);

        expect([`${project.slug}/${issue.slug}`, check !== null]).toEqual([
          `${project.slug}/${issue.slug}`,
          issue.kind === "bug",
        ]);
      }
    }
  });

  test("reads its options", () => {
    expect(readOptions(["--only", "cookie", "--only", "bytes/nan-and-infinity", "--json", "--timeout", "9"])).toMatchObject({
      only: ["cookie", "bytes/nan-and-infinity"],
      json: true,
      timeout: 9,
    });
    expect(readOptions(["--help"])).toBeNull();
  });

  test("refuses a time-out that is no number", () => {
    expect(() => readOptions(["--timeout", "soon"])).toThrow("--timeout wants a whole number");
  });
});
