import { execFile } from "node:child_process";
import { promisify } from "node:util";
import ts from "typescript";
import type { Language } from "../order/sources.ts";

const run = promisify(execFile);

const DUMP = "import ast, sys; print(ast.dump(ast.parse(sys.stdin.read())))";

const TEXT_OR_BLANKS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\s+/g;

function printed(file: string, text: string): string {
  const printer = ts.createPrinter({ removeComments: true });
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return printer
    .printFile(source)
    .replaceAll(TEXT_OR_BLANKS, (found) => (/^\s/.test(found) ? "" : found.replaceAll(/^'|'$/g, '"')));
}

async function dumped(text: string): Promise<string> {
  const child = run("/usr/bin/python3", ["-c", DUMP], { maxBuffer: 2 ** 27 });
  child.child.stdin?.end(text);
  return (await child).stdout;
}

/** Whether two texts of a file are one program: blanks, comments and quotes aside. Null where Python cannot read one of them. */
export async function sameProgram(language: Language, file: string, one: string, other: string): Promise<boolean | null> {
  if (language === "javascript") return printed(file, one) === printed(file, other);
  try {
    const [a, b] = await Promise.all([dumped(one), dumped(other)]);
    return a === b;
  } catch {
    return null;
  }
}
