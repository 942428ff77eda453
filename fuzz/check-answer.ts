import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Tenant } from "../apps/server/src/testing/tenant.ts";
import type { ApiDescription, Operation } from "./api-description.ts";
import type { ConcreteRequest } from "./concrete-request.ts";
import type { Answer } from "./send.ts";

/** What is wrong with an answer; `kind` is the same for the same fault. */
export interface Complaint {
  kind: "no answer" | "server error" | "undeclared" | "schema" | "problem" | "disclosure" | "tenancy";
  detail: string;
}

/** Of another tenant. */
export type Marks = Pick<Tenant, "canary" | "ids">;

const STACK =
  /\\n\s+at .+:\d+:\d+|node_modules\/|node:internal|\/apps\/server\/src\/|\bSQLSTATE\b|\bselect .+ from\b|\binsert into\b/i;
const PROBLEM = ["title", "message", "code", "requestId"];

function pointer(...parts: string[]): string {
  return parts.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");
}

/** Holds answers against the description, and against what holds for all of them. */
export class AnswerChecker {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(description: ApiDescription) {
    // Its types know of no `exports`, so that what is called is under `default`.
    (formats as unknown as { default?: typeof formats.default }).default?.(this.#ajv);
    this.#ajv.addSchema(description, "description", false);
  }

  #validator(operation: Operation, status: string, type: string): ValidateFunction {
    const place = pointer(
      "paths",
      operation.path,
      operation.method.toLowerCase(),
      "responses",
      status,
      "content",
      type,
      "schema",
    );
    const known = this.#compiled.get(place);
    if (known) return known;
    const made = this.#ajv.compile({ $ref: `description#${place}` });
    this.#compiled.set(place, made);
    return made;
  }

  #againstDescription(operation: Operation, answer: Answer): Complaint[] {
    const given = answer.contentType.split(";")[0]?.trim() ?? "";
    const status = String(answer.status) in operation.answers ? String(answer.status) : answer.status >= 400 ? "default" : null;
    const types = status === null ? undefined : operation.answers[status];
    if (status === null || types === undefined) return [{ kind: "undeclared", detail: `status ${answer.status}` }];
    if (types.length === 0) return answer.text === "" ? [] : [{ kind: "undeclared", detail: `a body with ${answer.status}` }];
    if (!types.includes(given)) return [{ kind: "undeclared", detail: `content type “${given}” of ${answer.status}` }];
    if (given !== "application/json") return [];
    const value = parse(answer.text);
    if (value === undefined) return [{ kind: "schema", detail: `${answer.status}: the body is no JSON` }];
    const validate = this.#validator(operation, status, given);
    if (validate(value)) return [];
    const [error] = validate.errors ?? [];
    // Without the numbers of items, so that the same fault is counted once.
    const where = error?.instancePath.replaceAll(/\/\d+/g, "/*") ?? "";
    return [{ kind: "schema", detail: `${answer.status}: ${where} ${error?.message ?? "is wrong"}` }];
  }

  check(operation: Operation, request: ConcreteRequest, answer: Answer, foreign: Marks[]): Complaint[] {
    const complaints = this.#againstDescription(operation, answer);
    if (answer.status >= 500) complaints.push({ kind: "server error", detail: String(answer.status) });
    const isJson = answer.contentType.startsWith("application/json");
    if (answer.status >= 400 && isJson && !isProblem(answer.text))
      complaints.push({ kind: "problem", detail: `${answer.status} without ${PROBLEM.join(", ")}` });
    const stack = answer.status >= 400 ? STACK.exec(answer.text)?.[0] : undefined;
    if (stack !== undefined) complaints.push({ kind: "disclosure", detail: stack.trim().slice(0, 60) });
    const sent = `${request.url}\n${request.body ?? ""}`;
    const marks = foreign.flatMap(({ canary, ids }) => [canary, ...Object.values(ids)]);
    if (marks.some((mark) => answer.searchable.includes(mark) && !sent.includes(mark)))
      complaints.push({ kind: "tenancy", detail: "what is another tenant's" });
    return complaints;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(text: string): boolean {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return false;
  return PROBLEM.every((name) => typeof (value as Record<string, unknown>)[name] === "string");
}
