import type { Plugin, Rollup } from "vite";

/** What every page but the public ones wants. */
const SHELL = ["/src/routes/_app.tsx", "/src/lib/session-answers.ts"];
/** The pages that people open most, by their addresses. */
const PAGES = [
  { path: "^/[^/]+/[^/]+/bugs/?$", module: "/src/routes/_app/$orgSlug/$projectSlug/bugs.index.tsx" },
  { path: "^/[^/]+/[^/]+/bugs/[^/]+/?$", module: "/src/routes/_app/$orgSlug/$projectSlug/bugs.$bugId.tsx" },
];

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

/** The chunk and what it imports, without what the page loads in any case. */
function addWithImports(files: Set<string>, file: string, chunks: Chunks): void {
  const chunk = chunks.get(file);
  if (!chunk || chunk.isEntry || files.has(file)) return;
  files.add(file);
  for (const imported of chunk.imports) addWithImports(files, imported, chunks);
}

function filesFor(modules: readonly string[], chunks: Chunks): Set<string> {
  const files = new Set<string>();
  for (const module of modules) {
    // What is split off a route has the name of the route with a query after it.
    const holders = [...chunks.values()].filter(
      (chunk) => !chunk.isEntry && chunk.moduleIds.some((id) => id.split("?")[0]?.endsWith(module)),
    );
    if (holders.length === 0) throw new Error(`No chunk of its own holds ${module}: correct preload-chunks.ts`);
    for (const { fileName } of holders) addWithImports(files, fileName, chunks);
  }
  return files;
}

/** Exported for its test. @throws Error when a page of the list is no longer in a chunk of its own */
export function chunksOf(bundle: Rollup.OutputBundle): { path: string; files: string[] }[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === "chunk" ? [[part.fileName, part] as const] : [])),
  );
  const shell = filesFor(SHELL, chunks);
  const pages = PAGES.map(({ path, module }) => ({
    path,
    files: [...filesFor([module], chunks)].filter((file) => !shell.has(file)),
  }));
  return [{ path: "^/", files: [...shell] }, ...pages].map(({ path, files }) => ({
    path,
    files: files.map((file) => `/${file}`),
  }));
}

/** Leaves in the page which scripts each address will want, for src/early/ask.ts: they come while the first one is on its way. */
export function preloadChunks(): Plugin {
  return {
    name: "preload-chunks",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        bundle
          ? [
              {
                tag: "script",
                attrs: { type: "application/json", id: "chunks" },
                children: JSON.stringify(chunksOf(bundle)),
                injectTo: "head-prepend",
              },
            ]
          : [],
    },
  };
}
