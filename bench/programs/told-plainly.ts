import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Program } from "./read-programs.ts";

const run = promisify(execFile);

/** Most checks take a second; one that hangs is killed, and what it told until then counts. */
const CHECK_MS = 8_000;
/** What is longer nobody writes in a sentence. */
const LONGEST = 300;

const asked = z.discriminatedUnion("did", [
  z.object({
    did: z.literal("return"),
    call: z.string(),
    now: z.string(),
    wanted: z.string(),
    right: z.boolean(),
    isPromise: z.boolean().default(false),
  }),
  z.object({ did: z.literal("throw"), call: z.string(), error: z.string(), wanted: z.string(), right: z.boolean() }),
]);
export type Asked = z.infer<typeof asked>;

/** Stands in place of the check's own `eq`: what is asked, what comes and what should come, a line of JSON each. */
const IN_JAVASCRIPT = `
import { inspect as __inspect } from 'node:util';
import { writeSync as __write } from 'node:fs';
async function eq(call, want) {
  const show = (value) => __inspect(value, { depth: null, breakLength: Infinity, maxArrayLength: null, maxStringLength: null });
  const tell = (one) => __write(1, '\\n@told ' + JSON.stringify({ call: String(call).replace(/^(?:async )?\\(\\) => /, ''), ...one }) + '\\n');
  try {
    const made = call();
    const isPromise = typeof made?.then === 'function';
    const now = await made;
    let right = true;
    try { assert.deepStrictEqual(now, want); } catch { right = false; }
    tell({ did: 'return', now: show(now), wanted: show(want), right, isPromise });
  } catch (error) {
    tell({ did: 'throw', error: error.name + ': ' + error.message, wanted: show(want), right: false });
  }
}
`;
const IN_PYTHON = `
def eq(label, call, want):
    import json
    def tell(**one):
        print("\\n@told " + json.dumps({"call": label, **one}), flush=True)
    try:
        now = call()
    except BaseException as error:
        right = isinstance(want, type) and type(error) is want
        tell(did="throw", error=f"{type(error).__name__}: {error}", wanted=getattr(want, "__name__", repr(want)), right=right)
    else:
        tell(did="return", now=repr(now), wanted=repr(want), right=type(now) is type(want) and now == want)
`;

function recording(check: string, language: Program["language"]): string {
  return language === "javascript"
    ? `${check.replace("async function eq(", "async function __eq(")}${IN_JAVASCRIPT}`
    : check.replace(/^(?=eq\()/m, `${IN_PYTHON}\n`);
}

/** What the program's check asks, in its order, with what comes and what should come. */
export async function askedBy(program: Program): Promise<Asked[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-told-"));
  try {
    const file = path.join(folder, path.basename(program.check));
    await writeFile(file, recording(await readFile(program.check, "utf8"), program.language));
    const command = program.language === "javascript" ? process.execPath : "/usr/bin/python3";
    const options = { cwd: program.tree, env: { ...process.env, CHECK_CHILD: "1", PYTHONDONTWRITEBYTECODE: "1" } };
    const { stdout } = await run(command, [file], { ...options, timeout: CHECK_MS, killSignal: "SIGKILL" }).catch(
      (error: { stdout?: string }) => ({ stdout: error.stdout ?? "" }),
    );
    return [...stdout.matchAll(/^@told (.+)$/gm)].map(([, line = ""]) => asked.parse(JSON.parse(line)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What stands for a program's own: names that its check makes, and so nobody could write of it. */
export function isOfItsOwn(call: string, check: string): boolean {
  const made = [...check.matchAll(/^(?:const|let|def|(?:async )?function\*?|class) +(\w+)|^(\w+) = /gm)];
  return made.some(([, first, second]) => new RegExp(`(?<!\\w)(?<!(?<!\\.\\.)\\.)${first ?? second}\\b`).test(call));
}

/** A call with the names that the program gives, where its check has others for them: `settingChanges` and not `d`. */
function underOwnNames(call: string, check: string): string {
  const made = [...check.matchAll(/^const \{(.+)\} = await load\(/gm)].flatMap(([, names = ""]) => [
    ...names.matchAll(/(\w+): (\w+)/g),
  ]);
  return made.reduce((text, [, own = "", alias = ""]) => text.replace(new RegExp(`^${alias}(?=\\()`), own), call);
}

function sentence(one: Asked): string {
  const now = one.did === "return" ? `returns \`${one.now}\`` : `throws \`${one.error}\``;
  return `\`${one.call}\` ${now}, but it should return \`${one.wanted}\`.`;
}

/**
 * The bug as it is told most plainly, by the first call of the check that goes wrong, what it gives and what it should give:
 * so that a search is measured and no reading. Null where each such call needs what only the check has.
 */
export async function toldPlainly(program: Program): Promise<Program["issue"] | null> {
  const check = await readFile(program.check, "utf8");
  for (const one of await askedBy(program)) {
    const call = underOwnNames(one.call, check);
    const text = sentence({ ...one, call });
    if (one.right || text.includes("\n") || text.length > LONGEST || isOfItsOwn(one.call, check)) continue;
    return { title: `Wrong result of ${/^[\w.]+/.exec(call)?.[0] ?? call}`, text };
  }
  return null;
}
