import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { INTERPRETER } from "../guest-files.ts";

const GUEST = fileURLToPath(new URL("../guest", import.meta.url));

/** What `code` prints as JSON, with `input` as its variable and the guest scripts to import. */
export async function askGuest(code: string, input: unknown): Promise<unknown> {
  const program = `import json, sys\nsys.path.insert(0, sys.argv[1])\ninput = json.load(sys.stdin)\n${code}`;
  const { stdout } = await execa(INTERPRETER, ["-I", "-B", "-X", "utf8", "-c", program, GUEST], { input: JSON.stringify(input) });
  return JSON.parse(stdout);
}
