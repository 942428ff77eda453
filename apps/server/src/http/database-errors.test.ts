import { describe, expect, it } from "vitest";
import { answerOfDatabaseError } from "./database-errors.ts";

function failed(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error("of the driver"), { code }) });
}

describe("an error of the database", () => {
  it.each([
    ["40P01", 409, "changed_meanwhile"],
    ["40001", 409, "changed_meanwhile"],
    ["23505", 409, "already_exists"],
    ["23503", 404, "not_found"],
    ["22021", 400, "invalid_input"],
    ["ECONNREFUSED", 503, "storage_unavailable"],
  ])("%s is answered with %i", (state, status, code) => {
    expect(answerOfDatabaseError(failed(state))).toMatchObject({ status, code });
  });

  it("that nobody foresaw is none of these", () => {
    expect(answerOfDatabaseError(failed("42601"))).toBeNull();
  });
});
