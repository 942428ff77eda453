import { readText } from "../files.ts";

/** Packages that put a compiler of TypeScript into `require`. */
const COMPILERS =
  /(?:^|[/"'`])(?:ts-node|ts-mocha|tsx|esbuild-register|esbuild-runner|@swc\/register|@swc-node\/register|sucrase)(?:$|[/"'`])/;
const ENDINGS = ["", ".js", ".cjs", "/index.js"];

function requiredIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const inline = /^(?:--require|-r)=(.+)$/.exec(word)?.[1];
    if (inline !== undefined) return [inline];
    const next = words[at + 1];
    return (word === "--require" || word === "-r") && next !== undefined ? [next] : [];
  });
}

/** The text of a file of the project that a word names, as `require` finds it. */
async function textOf(root: string, name: string): Promise<string> {
  for (const ending of ENDINGS) {
    const text = await readText(root, `${name.replace(/^\.\//, "")}${ending}`);
    if (text !== null) return text;
  }
  return "";
}

/**
 * Whether what a runner is told to `--require` compiles TypeScript, itself or in a file of the project. A runner that imports its
 * test files would have Node read them then, which only takes their types out, and knows neither enums nor `import x = require()`.
 */
export async function compilesByHook(root: string, words: readonly string[]): Promise<boolean> {
  for (const name of requiredIn(words)) if (COMPILERS.test(name) || COMPILERS.test(await textOf(root, name))) return true;
  return false;
}
