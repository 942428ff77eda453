export interface RunnerNeeds {
  /** One of the programs is an ES module. */
  isEsm: boolean;
  /** It goes on when its file was run. */
  isLater: boolean;
  runner: string;
}

/** How the file is run once more, whatever was loaded before. */
function loading({ isEsm, isLater, runner }: RunnerNeeds): string[] {
  const lines =
    isEsm || runner === "vitest"
      ? ["await import(`${pathToFileURL(file)}?run=${performance.now()}`);"]
      : runner === "jest"
        ? ['if (typeof jest !== "undefined") jest.resetModules();', "require(file);"]
        : ["Module._load(file, null, true);"];
  return isLater ? [...lines, "await new Promise((resolve) => setTimeout(resolve, 20));"] : lines;
}

/** Declarations: where each program is, and a function that runs one in the process and gives what it prints. */
export function runnerCode(programs: readonly (readonly [name: string, file: string])[], needs: RunnerNeeds): string {
  const body = loading(needs);
  const isAsync = body.some((line) => line.startsWith("await "));
  const usesCache = body.some((line) => line.startsWith("Module."));
  return [
    ...programs.map(([name, file]) => `const ${name} = require.resolve(${JSON.stringify(`./${file}`)});`),
    ...(usesCache ? ['const Module = require("node:module");'] : []),
    ...(body.some((line) => line.includes("pathToFileURL")) ? ['const { pathToFileURL } = require("node:url");'] : []),
    `${isAsync ? "async " : ""}function runProgram(file, ...args) {`,
    `  const { argv, exit, exitCode${usesCache ? ", mainModule" : ""} } = process;`,
    "  const { log, info, warn, error } = console;",
    "  const writes = [process.stdout.write, process.stderr.write];",
    ...(usesCache ? ["  const loaded = new Set(Object.keys(Module._cache));"] : []),
    '  const end = new Error("The program has ended.");',
    '  let printed = "";',
    "  const write = (text) => {",
    "    printed += text;",
    "    return true;",
    "  };",
    '  const print = (...values) => write(util.format(...values) + "\\n");',
    "  Object.assign(console, { log: print, info: print, warn: print, error: print });",
    "  process.stdout.write = write;",
    "  process.stderr.write = write;",
    "  process.argv = [argv[0], file, ...args];",
    "  process.exit = () => {",
    "    throw end;",
    "  };",
    "  try {",
    ...body.map((line) => `    ${line}`),
    "  } catch (thrown) {",
    "    if (thrown !== end) throw thrown;",
    "  } finally {",
    "    Object.assign(console, { log, info, warn, error });",
    "    [process.stdout.write, process.stderr.write] = writes;",
    `    Object.assign(process, { argv, exit, exitCode${usesCache ? ", mainModule" : ""} });`,
    ...(usesCache
      ? ["    for (const name of Object.keys(Module._cache)) if (!loaded.has(name)) delete Module._cache[name];"]
      : []),
    "  }",
    "  return printed.trimEnd();",
    "}",
  ].join("\n");
}
