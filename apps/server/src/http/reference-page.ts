import { escapeHtml } from "../core/html.ts";

/** The part of an OpenAPI document that the page shows. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
}
interface Body {
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}
export interface ApiDocument {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const STYLE = `:root{color-scheme:light dark;--bg:#fafaf9;--card:#fff;--line:#e4e4e7;--text:#18181b;--soft:#63636e;--accent:#4f46e5}
@media (prefers-color-scheme:dark){:root{--bg:#0c0c0f;--card:#16161b;--line:#2a2a33;--text:#f4f4f5;--soft:#a1a1ad;--accent:#8b85ff}}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;background:var(--bg);color:var(--text);font:15px/1.5 ui-sans-serif,system-ui,sans-serif}
h2{margin:2.5rem 0 .5rem;text-transform:capitalize}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:var(--accent)}
details{margin:.5rem 0;background:var(--card);border:1px solid var(--line);border-radius:9px}
summary{padding:.6rem .9rem;cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4rem}
summary span{display:block;color:var(--soft)}details>div{padding:0 .9rem .9rem}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow-x:auto;margin:.25rem 0;padding:.6rem;border:1px solid var(--line);border-radius:6px}
h3{margin:1rem 0 .25rem;font-size:14px}`;

/** A schema as a TypeScript reader would write it. */
function outline(schema: Schema | undefined, indent = ""): string {
  if (!schema) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "unknown";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => outline(choice, indent)).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => outline(part, indent)).join(" & ");
  if (schema.type === "array") return `${outline(schema.items, indent)}[]`;
  if (schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([name, value]) => `${inner}${name}${schema.required?.includes(name) ? "" : "?"}: ${outline(value, inner)}`,
    );
    return `{\n${lines.join("\n")}\n${indent}}`;
  }
  if (typeof schema.additionalProperties === "object") return `Record<string, ${outline(schema.additionalProperties, indent)}>`;
  return [schema.type ?? "unknown"].flat().join(" | ");
}

function bodyHtml(title: string, body: Body): string {
  const [type, media] = Object.entries(body.content ?? {})[0] ?? [];
  const shape = type ? `<pre>${escapeHtml(outline(media?.schema))}</pre>` : "";
  const label = type && type !== "application/json" ? ` <code>${escapeHtml(type)}</code>` : "";
  return `<h3>${escapeHtml(title)}${label}</h3>${shape}`;
}

function operationHtml(method: string, path: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required, schema }) => `${name}${required ? "" : "?"}: ${outline(schema)}  (${place})`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code><span>${escapeHtml(operation.summary ?? "")}</span></summary><div>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ""}
${parameters.length > 0 ? `<h3>Parameters</h3><pre>${escapeHtml(parameters.join("\n"))}</pre>` : ""}
${operation.requestBody ? bodyHtml("Body", operation.requestBody) : ""}
${Object.entries(operation.responses ?? {})
  .map(([status, body]) => bodyHtml(status === "default" ? "Any failure" : status, body))
  .join("\n")}</div></details>`;
}

/** The description of the API as one page, without a script. */
export function referencePage(document: ApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? "operations";
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(method, path, operation)]);
    }
  const tags = [...groups.keys()].sort();
  const schemas = Object.entries(document.components?.schemas ?? {});
  const title = escapeHtml(`${document.info.title} API ${document.info.version}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>Every success is <code>{data}</code>; every failure is a <a href="#Problem"><code>Problem</code></a>. Scripts send <code>Authorization: Bearer fxp_…</code>. For programs: <a href="/api/v1/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${tags.map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join("")}<a href="#schemas">schemas</a></nav>
${tags.map((tag) => `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${groups.get(tag)?.join("\n")}`).join("\n")}
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => `<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${escapeHtml(outline(schema))}</pre>`).join("\n")}
</body></html>`;
}
