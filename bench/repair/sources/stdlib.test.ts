import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyStandardLibrary } from "./stdlib.ts";

const run = promisify(execFile);
let folder: string;
let library: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-stdlib-"));
  library = path.join(folder, "python3.11");
  target = path.join(folder, "repository");
  await mkdir(path.join(library, "shapes"), { recursive: true });
  await mkdir(target);
  await writeFile(path.join(library, "measures.py"), "import os\nUNIT = 2\n");
  await writeFile(
    path.join(library, "shapes", "square.py"),
    "import os, sys\nfrom measures import UNIT\nimport measures as m  # for its unit\n\ndef area():\n    import measures\n    return UNIT * m.UNIT * measures.UNIT\n",
  );
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function python(code: string): Promise<string> {
  const { stdout } = await run("python3", ["-c", code], { cwd: target });
  return stdout.trim();
}

test("copies modules into a package that sees its own copies", async () => {
  await copyStandardLibrary({ modules: ["measures.py", "shapes/square.py"], package: "pylib", target, library });

  expect(await python("from pylib import measures; from pylib.shapes.square import area; print(area(), measures.__name__)")).toBe(
    "8 pylib.measures",
  );
  expect(await readFile(path.join(target, "pylib", "shapes", "square.py"), "utf8")).toContain(
    "import os, sys\nfrom pylib.measures import UNIT\nfrom pylib import measures as m  # for its unit\n",
  );
  expect(await readFile(path.join(target, "pyproject.toml"), "utf8")).toContain('name = "pylib"\nversion = "3.11"');
});

test("leaves imports alone whose modules are not copied", async () => {
  await copyStandardLibrary({ modules: ["shapes/square.py"], package: "pylib", target, library });

  expect(await readFile(path.join(target, "pylib", "shapes", "square.py"), "utf8")).toContain("\nfrom measures import UNIT\n");
});

test("refuses a list of imports with a copied module in it", async () => {
  await writeFile(path.join(library, "all.py"), "import os, measures\n");

  const attempt = copyStandardLibrary({ modules: ["all.py", "measures.py"], package: "pylib", target, library });

  await expect(attempt).rejects.toThrow("import measures by itself");
});

test("takes the machine's library by default", async () => {
  await copyStandardLibrary({ modules: ["textwrap.py"], package: "pylib", target });

  expect(await python("from pylib.textwrap import wrap; print(wrap('a b', 1))")).toBe("['a', 'b']");
});
