import { expect, test } from "vitest";
import { EMPTY_TOKEN, tokenForm } from "./token-form.ts";

function complaints(form: ReturnType<typeof tokenForm>, values: Partial<typeof EMPTY_TOKEN>): string[] {
  return form.safeParse({ ...EMPTY_TOKEN, ...values }).error?.issues.map((issue) => String(issue.path[0])) ?? [];
}

test("each vendor is asked for what it needs", () => {
  expect(complaints(tokenForm("trello", false), { accessToken: "t" })).toEqual(["apiKey"]);
  expect(complaints(tokenForm("bitbucket", false), { accessToken: "t" })).toEqual(["email"]);
  expect(complaints(tokenForm("atlassian", false), { accessToken: "t" })).toEqual(["email", "baseUrl"]);
  expect(complaints(tokenForm("asana", false), {})).toEqual(["accessToken"]);
});

test("a new token needs nothing beside it", () => {
  expect(tokenForm("trello", true).parse({ ...EMPTY_TOKEN, accessToken: " new " })).toEqual({ accessToken: "new" });
});

test("an address is taken alone, and is none when left empty", () => {
  const form = tokenForm("gitlab", false);

  expect(form.parse({ ...EMPTY_TOKEN, accessToken: "t" }).baseUrl).toBeUndefined();
  expect(form.parse({ ...EMPTY_TOKEN, accessToken: "t", baseUrl: " https://git.acme.test " }).baseUrl).toBe(
    "https://git.acme.test",
  );
  expect(complaints(form, { accessToken: "t", baseUrl: "git.acme.test" })).toEqual(["baseUrl"]);
  expect(complaints(form, { accessToken: "t", baseUrl: "https://me:pw@git.acme.test" })).toEqual(["baseUrl"]);
  expect(form.safeParse({ ...EMPTY_TOKEN, accessToken: "t", baseUrl: "x" }).error?.issues[0]?.message).toBe(
    "Give the full address, beginning with https://",
  );
});
