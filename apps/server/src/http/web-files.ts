import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** What `vite build` made of the web app. */
const WEB_FOLDER = fileURLToPath(new URL("../../../web/dist", import.meta.url));

export interface WebApp {
  folder: string;
  html: string;
  /** CSP sources of the page's own inline scripts, e.g. the one that sets the theme before the first paint. */
  scriptHashes: string[];
}

/** null while the web app has not been built. */
export function readWebApp(folder = WEB_FOLDER): WebApp | null {
  const file = join(folder, "index.html");
  if (!existsSync(file)) return null;
  const html = readFileSync(file, "utf8");
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const scriptHashes = [...inline].map(
    (match) =>
      `'sha256-${createHash("sha256")
        .update(match[1] ?? "")
        .digest("base64")}'`,
  );
  return { folder, html, scriptHashes };
}
