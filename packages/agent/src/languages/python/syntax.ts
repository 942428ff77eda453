import type { LanguageAdapter } from "../../types/language.ts";
import { runIsolated } from "./isolated.ts";

const CHECK = `import sys
try:
    compile(sys.stdin.buffer.read(), sys.argv[1], "exec", dont_inherit=True)
except SyntaxError as error:
    print(f"{error.filename}:{error.lineno}:{error.offset}: {error.msg}")
except (ValueError, RecursionError, MemoryError, OverflowError) as error:
    print(f"{sys.argv[1]}: {error}")
`;

/** Only compiles the text, in an isolated interpreter; nothing of the project is loaded or run. */
export const syntaxError: LanguageAdapter["syntaxError"] = async (filePath, code) => {
  if (!/\.pyi?$/.test(filePath)) return null;
  const { stdout, exitCode } = await runIsolated({ code: CHECK }, [filePath], code);
  if (stdout.trim() !== "") return stdout.trim();
  return exitCode === 0 ? null : `${filePath}: the parser gave up on this text`;
};
