import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ErrorObject } from "ajv";
import formats from "ajv-formats";
import { OpenAPIBackend, type Document, type Request } from "openapi-backend";

/** A vendor's own description of its API, read from the folder that VENDOR_API_DIR names. */
export interface Description {
  /** As `GET /path/{of}/it`. */
  operations: string[];
  /** What is wrong with a request; empty when it is as described. */
  problemsOfRequest(operation: string, request: Request): string[];
  /** What is wrong with an answer of ours; empty when it is as described. */
  problemsOfAnswer(operation: string, status: number, body: unknown): string[];
  /** An answer made of the description's own examples. */
  example(operation: string): { status: number; body: unknown };
}

const METHODS = ["get", "post", "put", "patch", "delete", "head"] as const;

export function descriptionsFolder(): string | null {
  return process.env["VENDOR_API_DIR"] || null;
}

function wordsOf(errors: ErrorObject[] | null | undefined): string[] {
  return (errors ?? []).map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`);
}

function idsOf(document: Document): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [route, item] of Object.entries(document.paths ?? {}))
    for (const method of METHODS) {
      const id = item?.[method]?.operationId;
      if (id !== undefined) ids.set(`${method.toUpperCase()} ${route}`, id);
    }
  return ids;
}

/** Where an example's value is itself a reference to an example, that one's value. */
function valueOf(example: unknown): unknown {
  const isExample = typeof example === "object" && example !== null && "value" in example;
  const isOnlyThat = isExample && Object.keys(example).every((key) => key === "value" || key === "summary");
  return isOnlyThat ? example.value : example;
}

/** Answers of a fake hold what connectors read, each in its described shape, and not the rest. */
function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key, item]) => !(key === "required" && Array.isArray(item)));
  // Without what is required, one answer may fit several shapes.
  return Object.fromEntries(kept.map(([key, item]) => [key === "oneOf" ? "anyOf" : key, withoutRequired(item)]));
}

/** What may be null may be so beside a list of values too, as vendors mean it; the letter of the schema would not let it. */
function withNullAmongValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNullAmongValues);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNullAmongValues(item)]));
  const { type, nullable, enum: values } = copy;
  const mayBeNull = nullable === true || (Array.isArray(type) && type.includes("null"));
  return mayBeNull && Array.isArray(values) && !values.includes(null)
    ? { ...copy, enum: [...(values as unknown[]), null] }
    : copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where a shape's own example has a list and the shape one of its items, the example is right. */
function withListsOfExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withListsOfExamples);
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withListsOfExamples(item)]));
  const { properties, examples } = copy;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  if (!isObject(properties) || !isObject(example)) return copy;
  for (const [key, shape] of Object.entries(properties))
    if (isObject(shape) && shape["type"] === "object" && Array.isArray(example[key]))
      properties[key] = { type: "array", items: shape };
  return copy;
}

/** A shape that is only another one's name leads there at once: the checker does not follow two names in a row. */
function withoutAliases(text: string): unknown {
  const { components } = JSON.parse(text) as Document & { components?: { schemas?: Record<string, { $ref?: string }> } };
  function targetOf(ref: string): string {
    const next = components?.schemas?.[ref.replace("#/components/schemas/", "")]?.$ref;
    return next === undefined ? ref : targetOf(next);
  }
  return JSON.parse(text, (key, value: unknown) => (key === "$ref" && typeof value === "string" ? targetOf(value) : value));
}

async function compile(definition: Document): Promise<OpenAPIBackend> {
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    validate: true,
    // Some vendors' paths end with one, and their parameters would not be found without it.
    ignoreTrailingSlashes: false,
    ajvOpts: { strict: false, allErrors: true, logger: false },
    customizeAjv: (ajv) => {
      formats.default(ajv);
      return ajv;
    },
  });
  return api.init();
}

const loaded = new Map<string, Promise<Description>>();

/** `name` as the file has it, e.g. "github". Throws where the folder has no such file, or none is set. */
export function loadDescription(name: string): Promise<Description> {
  const present = loaded.get(name);
  if (present) return present;
  const made = readDescription(name);
  loaded.set(name, made);
  return made;
}

async function readDescription(name: string): Promise<Description> {
  const folder = descriptionsFolder();
  if (folder === null) throw new Error("VENDOR_API_DIR is not set: there is no description to compare with");
  const text = await readFile(path.join(folder, `${name}.json`), "utf8");
  const definition = withNullAmongValues(withListsOfExamples(withoutAliases(text))) as Document;
  const api = await compile(definition);
  const lenient = await compile(withoutRequired(definition) as Document);
  const ids = idsOf(definition);

  function idOf(operation: string): string {
    const id = ids.get(operation);
    if (id === undefined) throw new Error(`${name} does not describe ${operation}`);
    return id;
  }

  return {
    operations: [...ids.keys()],
    problemsOfRequest: (operation, request) => wordsOf(api.validateRequest(request, idOf(operation)).errors),
    problemsOfAnswer: (operation, status, body) =>
      wordsOf(lenient.validateResponse(body ?? null, idOf(operation), status).errors),
    example: (operation) => {
      const { status, mock } = api.mockResponseForOperation(idOf(operation));
      return { status, body: valueOf(mock) };
    },
  };
}
