import path from "node:path";
import { shapeOf, type Project } from "./project.ts";
import { FILE_PATH, type Need } from "./types.ts";

/** Import lines for a file at `from`, without semicolons. `plainNode`: the file runs without the project's transforms. */
export async function importLines(
  project: Project,
  needs: readonly Need[],
  from: string,
  format: "cjs" | "esm",
  plainNode: boolean,
): Promise<string[]> {
  const lines: string[] = [];
  for (const asked of needs) {
    lines.push(...pathLines(asked, from, format));
    const need = { ...asked, named: asked.named.filter(({ imported }) => imported !== FILE_PATH) };
    const specifier = need.source.kind === "foreign" ? need.source.name : relative(from, need.source.file, format, plainNode);
    const shape = need.source.kind === "own" ? await shapeOf(project, need.source.file) : null;
    lines.push(...(format === "cjs" ? requireLines(need, specifier, shape) : esmLines(need, specifier, shape)));
  }
  return lines;
}

/** Where a file is that a test runs as a program. */
function pathLines({ source, named }: Need, from: string, format: "cjs" | "esm"): string[] {
  const paths = source.kind === "own" ? named.filter(({ imported }) => imported === FILE_PATH) : [];
  if (source.kind !== "own" || paths.length === 0) return [];
  const specifier = relative(from, source.file, format, true);
  return format === "cjs"
    ? paths.map(({ local }) => `const ${local} = require.resolve('${specifier}')`)
    : [
        "import { fileURLToPath } from 'node:url'",
        ...paths.map(({ local }) => `const ${local} = fileURLToPath(new URL('${specifier}', import.meta.url))`),
      ];
}

type Shape = Awaited<ReturnType<typeof shapeOf>> | null;

function requireLines(need: Need, specifier: string, shape: Shape): string[] {
  const call = `require('${specifier}')`;
  const lines: string[] = [];
  // A namespace of a module that only has a default export means that default.
  if (need.namespace !== null)
    lines.push(
      `const ${need.namespace} = ${call}${shape !== null && shape.esm && shape.default && shape.names.size === 0 ? ".default" : ""}`,
    );
  if (need.default !== null)
    lines.push(`const ${need.default} = ${call}${shape !== null && shape.default && !shape.whole ? ".default" : ""}`);
  if (need.named.length > 0)
    lines.push(
      `const { ${need.named.map(({ imported, local }) => (imported === local ? local : `${imported}: ${local}`)).join(", ")} } = ${call}`,
    );
  return lines;
}

function esmLines(need: Need, specifier: string, shape: Shape): string[] {
  const named = need.named.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`)).join(", ");
  const lines: string[] = [];
  const esm = shape === null ? true : shape.esm;
  if (need.namespace !== null) {
    const asDefault =
      shape === null ? /^(?:node:)?[a-z_]+$/.test(specifier) : !shape.esm || (shape.default && shape.names.size === 0);
    lines.push(asDefault ? `import ${need.namespace} from '${specifier}'` : `import * as ${need.namespace} from '${specifier}'`);
  }
  if (need.default !== null) {
    const hasDefault = shape === null || !shape.esm || shape.default;
    lines.push(hasDefault ? `import ${need.default} from '${specifier}'` : `import * as ${need.default} from '${specifier}'`);
  }
  if (need.named.length > 0) {
    if (esm) lines.push(`import { ${named} } from '${specifier}'`);
    else {
      const whole = need.default ?? need.namespace ?? "subject";
      if (whole === "subject") lines.push(`import subject from '${specifier}'`);
      lines.push(`const { ${named.replaceAll(" as ", ": ")} } = ${whole}`);
    }
  }
  return lines;
}

/** `../src/index.js` as the project would write it. */
function relative(from: string, file: string, format: "cjs" | "esm", plainNode: boolean): string {
  let specifier = path.posix.relative(path.posix.dirname(from), file);
  if (!specifier.startsWith(".")) specifier = `./${specifier}`;
  if (plainNode) return specifier;
  if (format === "cjs")
    return specifier.replace(/(?:\/index)?\.(?:js|ts|tsx|jsx)$/, (ending) =>
      ending.startsWith("/index") && !/^\.\.?\/?index/.test(specifier) ? "" : ending.startsWith("/index") ? "/" : "",
    );
  return specifier.replace(/\.(?:ts|tsx|jsx)$/, "");
}
