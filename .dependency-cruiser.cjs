// Arrows point down only; docs/architecture.md shows the picture.
const layers = {
  "apps/web": ["packages/contracts"],
  "apps/cli": ["packages/agent", "packages/models", "packages/sandbox", "packages/connectors", "packages/contracts"],
  "apps/server": [
    "packages/agent",
    "packages/models",
    "packages/sandbox",
    "packages/connectors",
    "packages/queue",
    "packages/db",
    "packages/contracts",
  ],
  "packages/agent": ["packages/models", "packages/sandbox", "packages/contracts"],
  "packages/models": ["packages/contracts"],
  "packages/sandbox": ["packages/contracts"],
  "packages/connectors": ["packages/contracts"],
  "packages/queue": ["packages/db", "packages/contracts"],
  "packages/db": ["packages/contracts"],
  "packages/testing": ["packages/contracts"],
  "packages/contracts": [],
};
/** What stage 1 reads an issue with, the lowest first: each folder knows those before it alone. */
const intake = [
  "text",
  "traces",
  "items",
  "shown",
  "blocks",
  "choice",
  "outputs",
  "diffs",
  "guesses",
  "told",
  "programs",
  "snippets",
  "document",
  "members",
  "lists",
  "prose",
  "tables",
  "proposed",
  "readings",
];
/** Folders of the connectors that belong to no provider. */
const SHARED_BY_PROVIDERS = "(git|http|paging|publishing|testing|text|types|webhook)";
const TESTS = "\\.test\\.tsx?$|/testing/";

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    ...Object.entries(layers).map(([from, allowed]) => ({
      name: `${from.replace("/", "-")}-points-down`,
      severity: "error",
      from: { path: `^${from}/`, pathNot: TESTS },
      to: { path: "^(apps|packages)/", pathNot: [`^${from}/`, ...allowed.map((layer) => `^${layer}/`)] },
    })),
    ...intake.map((folder, at) => ({
      name: `intake-${folder}-points-down`,
      severity: "error",
      from: { path: `^packages/agent/src/stages/1-intake/${folder}/`, pathNot: TESTS },
      to: { path: `^packages/agent/src/stages/1-intake/(?!(${intake.slice(0, at + 1).join("|")})/)` },
    })),
    {
      name: "no-feature-imports-a-feature",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "web-components-know-no-feature",
      severity: "error",
      from: { path: "^apps/web/src/(components|lib)/" },
      to: { path: "^apps/web/src/(features|routes)/" },
    },
    {
      name: "no-provider-imports-a-provider",
      severity: "error",
      from: { path: "^packages/connectors/src/([^/]+)/" },
      to: { path: `^packages/connectors/src/(?!${SHARED_BY_PROVIDERS}/)[^/]+/`, pathNot: "^packages/connectors/src/$1/" },
    },
    {
      name: "services-do-not-know-http",
      severity: "error",
      from: { path: "^apps/server/src/modules/[^/]+/(service|policy|presenter)\\.ts$" },
      to: { path: "^apps/server/src/(http|modules/[^/]+/routes)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|\\.cache)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
    },
  },
};
