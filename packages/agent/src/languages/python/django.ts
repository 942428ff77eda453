import { basename, dirname } from "node:path";
import { z } from "zod";
import { readText } from "./tree.ts";

/** How tests of a project that uses Django are set up. */
export const DjangoSetup = z.object({
  /** The project's own script that runs them, relative; null where it has none. */
  script: z.string().nullable(),
  /** What stands behind the script. */
  words: z.array(z.string()),
  /** The module of its settings for tests; null where nothing names one. */
  settings: z.string().nullable(),
});
export type DjangoSetup = z.infer<typeof DjangoSetup>;

interface Text {
  path: string;
  code: string;
}

const USES_DJANGO = /^[ \t]*(?:import|from)[ \t]+django\b/m;
/** It hands itself over to Django's commands, or asks Django for the runner of tests. */
const RUNS_COMMANDS = /\bexecute_from_command_line\s*\(/;
const RUNS_TESTS = /\bget_runner\s*\(|\bDiscoverRunner\s*\(|\bcall_command\s*\(\s*["']test["']/;
const SETTINGS = /\bDJANGO_SETTINGS_MODULE["'\]]*\s*[=:,]+\s*["']?([A-Za-z_][\w.]*)/;
/** `manage.py test --settings=shop.settings.test`. */
const SETTINGS_OF_COMMAND = /\btest\b[^\n]*?\s--(?:settings|ds)[= ]([A-Za-z_][\w.]*)/;
/** Where projects say how their tests are run, the plainest first. */
const TOLD_IN = ["pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg", "Makefile", "noxfile.py", ".travis.yml", "setup.py"];

/** null where nothing of the project uses Django. pytest has settings of its own, and no script. */
export async function djangoSetup(root: string, texts: readonly Text[], byPytest: boolean): Promise<DjangoSetup | null> {
  const users = texts.filter(({ code }) => USES_DJANGO.test(code));
  if (users.length === 0) return null;
  const told = (await Promise.all(TOLD_IN.map((file) => readText(root, file)))).filter((text) => text !== null);
  const script = scriptOf(users, told);
  const byCommand = firstMatch(SETTINGS_OF_COMMAND, told);
  const beside = users.filter(({ path }) => basename(path) === "conftest.py").map(({ code }) => code);
  const stated = firstMatch(SETTINGS, [...told, ...beside, ...(script === null ? [] : [script.code])]);
  const settings = byPytest ? (stated ?? byCommand) : (byCommand ?? stated);
  if (byPytest && settings !== null) return { script: null, words: [], settings };
  const words = script !== null && RUNS_COMMANDS.test(script.code) && !RUNS_TESTS.test(script.code) ? ["test"] : [];
  return {
    script: script?.path ?? null,
    words: words.length > 0 && byCommand !== null ? [...words, `--settings=${byCommand}`] : words,
    settings,
  };
}

/** Those that say how the tests are run name one of several; else `manage.py`, and what lies nearest to the root. */
function scriptOf(users: readonly Text[], told: readonly string[]): Text | null {
  const scripts = users.filter(({ code }) => RUNS_COMMANDS.test(code) || RUNS_TESTS.test(code)).filter(isRun);
  const depth = ({ path }: Text): number => path.split("/").length;
  const ranked = scripts
    .map((script) => ({
      script,
      isNamed: told.some((text) => text.includes(script.path)),
      isManager: basename(script.path) === "manage.py",
    }))
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) || Number(b.isManager) - Number(a.isManager) || depth(a.script) - depth(b.script),
    );
  return ranked[0]?.script ?? null;
}

/** Not a module that others import: a script does something when it is run. */
function isRun({ path, code }: Text): boolean {
  return (
    basename(path) === "manage.py" || /^if __name__\s*==|^(?:\w+\()?(?:run_?tests|execute_from_command_line)\w*\(/m.test(code)
  );
}

function firstMatch(pattern: RegExp, texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether it is known how: what only uses Django sets it up by itself. */
export function isSetUp({ script, settings }: DjangoSetup): boolean {
  return (script ?? settings) !== null;
}

/** The command that a person would type for these files. */
export function typedCommand({ script, words, settings }: DjangoSetup, files: readonly string[]): string[] {
  const folder = script === null ? "." : dirname(script);
  const labels = files.map((file) =>
    (folder === "." ? file : file.slice(folder.length + 1)).replace(/\.py$/, "").replaceAll("/", "."),
  );
  if (script !== null) return ["python3", script, ...words, ...(words.length > 0 ? labels : [])];
  return ["python3", "-m", "django", "test", ...(settings === null ? [] : [`--settings=${settings}`]), ...labels];
}
