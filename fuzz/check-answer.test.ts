import { describe, expect, it } from "vitest";
import { operationsOf, type ApiDescription, type Operation } from "./api-description.ts";
import { AnswerChecker, type Marks } from "./check-answer.ts";
import type { Answer } from "./send.ts";

const text = { type: "string" };
const problem = { type: "object", properties: { title: text, message: text, code: text, requestId: text }, required: ["title"] };
const description = {
  components: { schemas: { Thing: { type: "object", properties: { id: text }, required: ["id"], additionalProperties: false } } },
  paths: {
    "/things/{id}": {
      get: {
        responses: {
          "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
          "204": {},
          default: { content: { "application/json": { schema: problem } } },
        },
      },
    },
  },
} as unknown as ApiDescription;
const ids = {
  ...Object.fromEntries(["projectId", "repoId", "issueId", "integrationId", "userId", "id"].map((name) => [name, `${name}-2`])),
  orgId: "org-2",
};
const foreign = { canary: "canary2", ids } as Marks;

function complaints(status: number, body: string, contentType = "application/json; charset=utf-8", url = "/things/1") {
  const answer: Answer = { status, contentType, text: body, searchable: body, milliseconds: 1 };
  const request = { method: "GET", url, headers: {}, body: null };
  const found = new AnswerChecker(description).check(operationsOf(description)[0] as Operation, request, answer, [foreign]);
  return found.map(({ kind }) => kind);
}
const refusal = JSON.stringify({ title: "No", message: "No", code: "no", requestId: "1" });

describe("an answer", () => {
  it("is right as declared", () => {
    expect(complaints(200, '{"id":"1"}')).toEqual([]);
    expect(complaints(204, "", "")).toEqual([]);
    expect(complaints(404, refusal)).toEqual([]);
  });

  it("is wrong with another body, type or status", () => {
    expect(complaints(200, '{"id":1}')).toEqual(["schema"]);
    expect(complaints(200, '{"id":"1","more":1}')).toEqual(["schema"]);
    expect(complaints(200, "{")).toEqual(["schema"]);
    expect(complaints(200, '{"id":"1"}', "text/html")).toEqual(["undeclared"]);
    expect(complaints(204, "x")).toEqual(["undeclared"]);
    expect(complaints(201, '{"id":"1"}')).toEqual(["undeclared"]);
  });

  it("of a refusal is a whole problem without the server's insides", () => {
    expect(complaints(400, '{"title":"No"}')).toEqual(["problem"]);
    expect(complaints(503, refusal)).toEqual(["server error"]);
    expect(complaints(400, refusal.replace("No", "Error\\n    at f (/a/b.ts:1:2)"))).toEqual(["disclosure"]);
    expect(complaints(400, refusal.replace("No", "Failed query: select id from users"))).toEqual(["disclosure"]);
  });

  it("holds nothing of another tenant but what was asked for", () => {
    expect(complaints(200, '{"id":"canary2"}')).toEqual(["tenancy"]);
    expect(complaints(200, '{"id":"org-2"}')).toEqual(["tenancy"]);
    expect(complaints(200, '{"id":"org-2"}', "application/json", "/things/org-2")).toEqual([]);
  });
});
