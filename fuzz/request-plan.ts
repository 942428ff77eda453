import fc, { type Arbitrary } from "fast-check";
import type { Operation } from "./api-description.ts";
import { changeOf } from "./plan-changes.ts";
import { validValue } from "./valid-values.ts";

/** Who asks. `guest` belongs to both tenants; `stale` has a session that never was. */
export type Asker = "acme" | "globex" | "token" | "guest" | "staff" | "nobody" | "stale";

export type PlannedBody =
  | { kind: "json"; value: unknown; contentType: string }
  | { kind: "raw"; text: string; contentType: string };

/** One request, but for the ids that it names: those are looked up when it is sent. Shrinks as a whole. */
export interface RequestPlan {
  asker: Asker;
  /** Chooses among what there is. */
  pick: number;
  path: Record<string, unknown>;
  query: [string, unknown][];
  rawQuery: string;
  headers: Record<string, string | string[]>;
  body: PlannedBody | null;
}

const JSON_TYPE = "application/json";

function askers({ path }: Operation): Arbitrary<Asker> {
  const isForStaff = /\/internal\/|\/events\/test\//.test(path);
  const member = { weight: 6, arbitrary: fc.constantFrom<Asker>("acme", "globex", "guest", "token") };
  const staff = { weight: isForStaff ? 40 : 1, arbitrary: fc.constant<Asker>("staff") };
  return fc.oneof(member, staff, { weight: 1, arbitrary: fc.constantFrom<Asker>("acme", "nobody", "stale") });
}

function validPlan(operation: Operation): Arbitrary<RequestPlan> {
  const inPath = operation.parameters.filter((one) => one.in === "path");
  const inQuery = operation.parameters.filter((one) => one.in === "query");
  const path = Object.fromEntries(inPath.map(({ name, schema }) => [name, validValue(schema, name)]));
  const query = Object.fromEntries(inQuery.map(({ name, schema }) => [name, validValue(schema, name)]));
  const requiredKeys = inQuery.filter((one) => one.required).map((one) => one.name);
  const body = operation.body
    ? validValue(operation.body, "").map((value): PlannedBody => ({ kind: "json", value, contentType: JSON_TYPE }))
    : fc.constant(null);
  return fc.record({
    asker: askers(operation),
    pick: fc.nat(),
    path: fc.record(path, { noNullPrototype: true }),
    query: fc.record(query, { requiredKeys, noNullPrototype: true }).map((values) => Object.entries(values)),
    rawQuery: fc.constant(""),
    headers: fc.constant({}),
    body,
  });
}

/** Half of the requests are as the description wants them. */
export function planOf(operation: Operation): Arbitrary<RequestPlan> {
  const valid = validPlan(operation);
  const hostile = fc
    .tuple(valid, fc.array(changeOf(operation), { minLength: 1, maxLength: 2 }))
    .map(([plan, changes]) => changes.reduce((changed, apply) => apply(changed), plan));
  return fc.oneof(valid, hostile);
}
