import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema, Operation } from "./api-description.ts";
import { CONTENT_TYPES, hostileText, hostileValue, ODD_HEADERS, RAW_BODIES, RAW_QUERIES } from "./hostile-values.ts";
import { isReference, type Reference } from "./references.ts";
import type { RequestPlan } from "./request-plan.ts";

const JSON_TYPE = "application/json";

type Change = Arbitrary<(plan: RequestPlan) => RequestPlan>;

/** Another's id, one of nothing, or no id at all, in place of each that the plan holds. */
function astray(value: unknown, whose: Reference["whose"], at: number): unknown {
  let index = 0;
  function walk(part: unknown): unknown {
    if (isReference(part)) return index++ % 2 === at ? { ...part, whose } : part;
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, walk(item)]));
  }
  return walk(value);
}

function wrongIds(): Change {
  return fc
    .record({ whose: fc.constantFrom<Reference["whose"]>("foreign", "nobody"), at: fc.nat(1) })
    .map(({ whose, at }) => (plan) => ({
      ...plan,
      path: astray(plan.path, whose, at) as RequestPlan["path"],
      body: astray(plan.body, whose, at) as RequestPlan["body"],
    }));
}

function wrongPath(): Change {
  return fc.record({ at: fc.nat(), text: hostileText() }).map(({ at, text }) => (plan) => {
    const names = Object.keys(plan.path);
    const name = names[at % Math.max(1, names.length)];
    return name === undefined ? plan : { ...plan, path: { ...plan.path, [name]: text } };
  });
}

function wrongQuery({ parameters }: Operation): Change {
  const names = ["q", "x", "", ...parameters.filter((one) => one.in === "query").map((one) => one.name)];
  const extra = fc.tuple(fc.constantFrom(...names), hostileText());
  const rawQuery = fc.oneof(fc.constant(""), fc.constantFrom(...RAW_QUERIES));
  return fc
    .record({ extra: fc.array(extra, { maxLength: 3 }), keep: fc.boolean(), rawQuery })
    .map(({ extra, keep, rawQuery }) => (plan) => ({ ...plan, query: [...(keep ? plan.query : []), ...extra], rawQuery }));
}

function oddHeaders(): Change {
  return fc.constantFrom(...ODD_HEADERS).map((headers) => (plan) => ({ ...plan, headers }));
}

function wrongBody(): Change {
  const raw = fc.record({ text: fc.constantFrom(...RAW_BODIES), contentType: fc.constantFrom(JSON_TYPE, ...CONTENT_TYPES) });
  return fc.oneof(
    { weight: 2, arbitrary: raw.map((body) => (plan: RequestPlan) => ({ ...plan, body: { kind: "raw" as const, ...body } })) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...CONTENT_TYPES)
        .map((contentType) => (plan: RequestPlan) => ({ ...plan, body: plan.body && { ...plan.body, contentType } })),
    },
    {
      weight: 1,
      arbitrary: hostileValue().map((value) => (plan: RequestPlan) => ({
        ...plan,
        body: { kind: "json" as const, value, contentType: JSON_TYPE },
      })),
    },
  );
}

/** Just beyond what a schema allows. */
function beyond({ maxLength, minLength, minimum, maximum, maxItems, anyOf = [], items }: JsonSchema): unknown[] {
  return [
    ...(maxLength === undefined ? [] : ["x".repeat(maxLength), "x".repeat(maxLength + 1), "🧨".repeat(maxLength)]),
    ...(minLength === undefined ? [] : ["x".repeat(Math.max(0, minLength - 1)), " ".repeat(minLength)]),
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1, maximum + 0.5]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => (items?.type === "object" ? {} : "x"))]),
    ...anyOf.flatMap(beyond),
  ];
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !isReference(value);
}

/** From entries, so that `__proto__` is a field like others. `undefined` takes the field away. */
function withField(fields: Fields, name: string, value: unknown): Fields {
  const others = Object.entries(fields).filter(([field]) => field !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
}

/** The same in a field of a field, and so on, as far as `steps` says. */
function changeWithin(fields: Fields, steps: number[], name: string | null, value: unknown): Fields {
  const names = Object.keys(fields);
  const [step = 0, ...further] = steps;
  const here = names[step % Math.max(1, names.length)];
  const inside = here === undefined ? undefined : fields[here];
  if (here !== undefined && further.length > 0 && isFields(inside) && !Array.isArray(inside))
    return withField(fields, here, changeWithin(inside, further, name, value));
  if (here !== undefined && further.length > 0 && Array.isArray(inside) && isFields(inside[0])) {
    const [first, ...rest] = inside as [Fields, ...unknown[]];
    return withField(fields, here, [changeWithin(first, further, name, value), ...rest]);
  }
  return withField(fields, name ?? here ?? "x", value);
}

/** One field of the body has another value, is away, or is there too much. */
function wrongField(schema: JsonSchema): Change {
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 3 });
  const value = fc.option(hostileValue(), { nil: undefined });
  const extra = fc.constantFrom("", "id", "isAdmin", "organizationId", "__proto__", "constructor", "x".repeat(300));
  const name = fc.option(extra, { nil: null, freq: 5 });
  const anywhere = fc.record({ steps, value, name });
  const limits = Object.entries(schema.properties ?? {}).flatMap(([field, part]) =>
    beyond(part).map((limit) => ({ steps: [0], value: limit, name: field })),
  );
  const chosen = limits.length === 0 ? anywhere : fc.oneof(anywhere, fc.constantFrom(...limits));
  return chosen.map(({ steps, value, name }) => (plan) => {
    if (plan.body?.kind !== "json" || !isFields(plan.body.value)) return plan;
    return { ...plan, body: { ...plan.body, value: changeWithin(plan.body.value, steps, name, value) } };
  });
}

/** One thing that is not as the description wants it. */
export function changeOf(operation: Operation): Change {
  const always = [
    { weight: 3, arbitrary: wrongIds() },
    { weight: 2, arbitrary: wrongPath() },
    { weight: 2, arbitrary: wrongQuery(operation) },
    { weight: 2, arbitrary: oddHeaders() },
    { weight: 1, arbitrary: wrongBody() },
  ];
  return fc.oneof(
    ...always,
    ...(operation.body
      ? [
          { weight: 6, arbitrary: wrongField(operation.body) },
          { weight: 2, arbitrary: wrongBody() },
        ]
      : []),
  );
}
