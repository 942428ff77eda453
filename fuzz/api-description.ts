/** As much of JSON Schema as the description of the API uses for what goes in. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema: JsonSchema;
}

export interface Operation {
  /** `GET /api/v1/organizations/{orgId}` */
  route: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  /** Media types by status, as declared. */
  answers: Record<string, string[]>;
}

type Media = Record<string, { schema: JsonSchema }>;
interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
}
export interface ApiDescription {
  components: { schemas: Record<string, JsonSchema> };
  paths: Record<string, Record<string, Described>>;
}

export function operationsOf(description: ApiDescription): Operation[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, described]) => {
      const method = name.toUpperCase();
      const answers = Object.entries(described.responses).map(([status, { content = {} }]) => [status, Object.keys(content)]);
      return {
        route: `${method} ${path}`,
        method,
        path,
        parameters: described.parameters ?? [],
        body: described.requestBody?.content["application/json"]?.schema ?? null,
        answers: Object.fromEntries(answers) as Operation["answers"],
      };
    }),
  );
}

export async function readDescription(origin: string): Promise<ApiDescription> {
  const response = await fetch(`${origin}/api/v1/openapi.json`);
  if (!response.ok) throw new Error(`The description answers ${response.status}`);
  return (await response.json()) as ApiDescription;
}
