import { readFile } from "node:fs/promises";
import path from "node:path";
import { minify, transformWithOxc, type Plugin } from "vite";

const EARLY = /<script src="(\/src\/early\/[\w-]+\.ts)"><\/script>/g;

async function scriptOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return (await minify(file, code)).code.trim();
}

/** Puts the scripts of src/early/ into the page itself: they run at once instead of a round trip later. */
export function inlineEarly(): Plugin {
  let root = "";
  return {
    name: "inline-early",
    configResolved(config) {
      ({ root } = config);
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const files = [...html.matchAll(EARLY)].flatMap(([, file]) => file ?? []);
        const scripts = new Map(
          await Promise.all(files.map(async (file) => [file, await scriptOf(path.join(root, file))] as const)),
        );
        return html.replace(EARLY, (_, file: string) => `<script>${scripts.get(file) ?? ""}</script>`);
      },
    },
  };
}
