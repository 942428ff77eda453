import fc, { type Arbitrary } from "fast-check";
import type { JsonSchema } from "./api-description.ts";
import { referenceOf, type Reference } from "./references.ts";

/** Longer ones come from the hostile values. */
const LONGEST = 120;
const MOST_ITEMS = 4;

/** A few of each kind: fast-check's own list of all graphemes takes seconds to make. */
const GRAPHEMES = fc.constantFrom(..."aZ7 -.é\u0301ßŉıǅ漢ひ한عא\u00a0\u200d\ufeff\ufffd", "🧨", "👩‍👩‍👧‍👦", "𝒳", "\r\n", "Å");

/** Browsers take these for addresses; not all who write down what one is do. */
const ODD_URLS = [
  "http://exämple.test/ü?q=|^`{}",
  "HTTP://EXAMPLE.test:80",
  "https://xn--a.test/a b",
  "http://[::1]/",
  "http://127.1/%zz",
  "https://a.test/\\b",
  "http:a.test",
  "https://user:pass@a.test",
  "ftp://a.test",
  "x",
];

function addresses(): Arbitrary<string> {
  return fc.nat().map((number) => `person-${number}@else.test`);
}

function strings(schema: JsonSchema): Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = LONGEST } = schema;
  if (format === "email") return addresses();
  if (format === "uri")
    return fc.oneof({ weight: 3, arbitrary: fc.webUrl() }, { weight: 1, arbitrary: fc.constantFrom(...ODD_URLS) });
  if (format === "date")
    return fc
      .date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: Math.min(maxLength, LONGEST) });
  const plain = fc.string({ unit: "grapheme-ascii", minLength, maxLength: Math.min(maxLength, LONGEST) });
  // By graphemes a sign may have many UTF-16 units, which is what the limits count.
  const any = fc.string({ unit: GRAPHEMES, minLength, maxLength: Math.min(maxLength, LONGEST) });
  return fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: any.filter((text) => text.length <= maxLength) });
}

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, validValue(part, name)]));
  // A record by a list of names: each has the same kind of value.
  if (typeof additionalProperties === "object")
    for (const name of propertyNames?.enum ?? []) fields[String(name)] = validValue(additionalProperties, String(name));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

/** Values that the schema allows. Fields that name something are references. */
export function validValue(schema: JsonSchema, field: string): Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((part) => validValue(part, field)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type }, field)));
  const ref = referenceOf(field);
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema;
  switch (schema.type) {
    case "object":
      return objects(schema);
    case "array":
      return fc.array(validValue(schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
      });
    case "string":
      return ref ? fc.constant<Reference>({ ref, whose: "own" }) : strings(schema);
    case "integer":
      return fc.integer({ min, max });
    case "number":
      return fc.double({ min, max, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}
