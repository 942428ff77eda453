import path from "node:path";
import type { IssueFacts } from "../../../types/facts.ts";
import type { ProjectProfile } from "../../../types/language.ts";
import { withProgramCalls } from "../../program-calls.ts";
import { detailsOf } from "../details.ts";
import { readText } from "../tree.ts";

/** Both give what a program prints, run in the process; which of them a call has is what it runs. */
const RUNS_MODULE = ["run_program(module, *arguments)", "module", 'runpy.run_module(module, run_name="__main__")'] as const;
const RUNS_FUNCTION = ["run_script(main, name, *arguments)", "name", "sys.exit(main())"] as const;

function runnerCode([head, name, runs]: typeof RUNS_MODULE | typeof RUNS_FUNCTION): string {
  return [
    `def ${head}:`,
    "    printed, before = io.StringIO(), sys.argv",
    `    sys.argv = [${name}, *arguments]`,
    "    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):",
    "        try:",
    `            ${runs}`,
    "        except SystemExit as end:",
    "            if isinstance(end.code, str):",
    "                print(end.code)",
    "        finally:",
    "            sys.argv = before",
    "    return printed.getvalue().rstrip()",
  ].join("\n");
}

/** `name = "pkg.mod:main"` of pyproject.toml, setup.cfg and setup.py. */
async function scriptsOf(root: string): Promise<Map<string, { module: string; main: string }>> {
  const texts = await Promise.all(["pyproject.toml", "setup.cfg", "setup.py"].map((file) => readText(root, file)));
  const found = new Map<string, { module: string; main: string }>();
  for (const match of texts
    .join("\n")
    .matchAll(/(?<![\w.-])([\w.-]{1,80})["']?[ \t]*=[ \t]*["']?([A-Za-z_][\w.]{0,200}):([A-Za-z_]\w{0,80})/g))
    found.set(match[1] ?? "", { module: match[2] ?? "", main: match[3] ?? "" });
  return found;
}

function nameOf(script: string): string {
  return `${script.replaceAll(/\W/g, "_").toLowerCase()}_main`;
}

/** What a program is to Python: a module to run, or a function of one. */
type Program = { module: string; file: string; main: string | null; args: readonly string[] };

class Programs {
  readonly #sources: ReadonlySet<string>;
  readonly #roots: readonly string[];
  readonly #scripts: Awaited<ReturnType<typeof scriptsOf>>;

  constructor(profile: ProjectProfile, scripts: Awaited<ReturnType<typeof scriptsOf>>) {
    this.#sources = new Set(profile.sourceFiles);
    // Deeper ones first: from there a script's neighbours are imported.
    this.#roots = detailsOf(profile).sourceRoots.toSorted((a, b) => b.length - a.length);
    this.#scripts = scripts;
  }

  of(words: readonly string[]): Program | null {
    const [first = "", second = "", ...rest] = words;
    if (/^(?:python|py)(?:3(?:\.\d+)?)?$/.test(first)) {
      if (second !== "-m") return this.#ofFile(second, rest);
      return this.#ofModule(rest[0] ?? "", rest.slice(1));
    }
    const args = words.slice(1);
    const script = this.#scripts.get(first);
    if (script !== undefined) {
      const file = this.#fileOf([
        `${script.module.replaceAll(".", "/")}.py`,
        `${script.module.replaceAll(".", "/")}/__init__.py`,
      ]);
      return file === null ? null : { ...script, file, args };
    }
    return this.#ofFile(first, args) ?? this.#ofModule(first, args);
  }

  #fileOf(inner: readonly string[]): string | null {
    for (const root of this.#roots)
      for (const one of inner) {
        const file = root === "." ? one : `${root}/${one}`;
        if (this.#sources.has(file)) return file;
      }
    return null;
  }

  #ofModule(module: string, args: readonly string[]): Program | null {
    if (!/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(module)) return null;
    const inner = module.replaceAll(".", "/");
    const file = this.#fileOf([`${inner}/__main__.py`, `${inner}.py`]);
    return file === null ? null : { module, file, main: null, args };
  }

  #ofFile(target: string, args: readonly string[]): Program | null {
    const named = path.posix.normalize(target);
    const file = this.#sources.has(named) ? named : `${named}/__main__.py`;
    if (!this.#sources.has(file)) return null;
    const root = this.#roots.find((one) => one === "." || file.startsWith(`${one}/`)) ?? ".";
    const inner = root === "." ? file : file.slice(root.length + 1);
    const module = inner.replace(/(?:\/__main__)?\.py$/, "").replaceAll("/", ".");
    return { module, file, main: null, args };
  }
}

/**
 * The facts with calls of the project's own programs in place of their command lines, and blocks that define these.
 * `files`: by how a call begins, the file that it runs.
 */
export async function withPrograms(
  root: string,
  profile: ProjectProfile,
  facts: IssueFacts,
): Promise<{ facts: IssueFacts; files: ReadonlyMap<string, string> }> {
  const files = new Map<string, string>();
  const imports = new Set<string>();
  const programs = new Programs(profile, await scriptsOf(root));
  const found = await withProgramCalls(facts, async (words) => {
    const program = programs.of(words);
    const text = program === null ? null : await readText(root, program.file);
    if (program === null || text === null || /\bstdin\b|(?<![\w.])input\(/.test(text)) return null;
    const args = program.args.map((word) => JSON.stringify(word));
    const [head, all] =
      program.main === null
        ? [`run_program(${JSON.stringify(program.module)}`, args]
        : [`run_script(${nameOf(words[0] ?? "")}`, [JSON.stringify(words[0]), ...args]];
    files.set(head, program.file);
    // By a name of its own: the module's may be a function's too.
    if (program.main !== null) imports.add(`from ${program.module} import ${program.main} as ${nameOf(words[0] ?? "")}`);
    return `${[head, ...all].join(", ")})`;
  });
  const runners = [RUNS_MODULE, RUNS_FUNCTION].filter(([head]) =>
    found.calls.some((call) => call.startsWith(head.slice(0, head.indexOf("(") + 1))),
  );
  const codes = [...(imports.size === 0 ? [] : [[...imports].join("\n")]), ...runners.map(runnerCode)];
  const from = found.facts.snippets.length;
  const added = codes.map((code, at) => ({ language: "python", code, role: "code" as const, lead: "", index: from + at }));
  return { facts: { ...found.facts, snippets: [...found.facts.snippets, ...added] }, files };
}
