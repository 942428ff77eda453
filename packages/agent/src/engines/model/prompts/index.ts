import { readFileSync } from "node:fs";

export interface Prompt {
  /** `<file>@<version>`, as it stands in the evidence. */
  id: string;
  text: string;
}

/** The versions in use. A changed text is a new file: what an old run was asked must stay readable. */
const VERSIONS = { intake: 1, reproduce: 1, repair: 1 } as const;

/** Reads a prompt by its name. */
export function loadPrompt(name: keyof typeof VERSIONS): Prompt {
  const version = VERSIONS[name];
  const text = readFileSync(new URL(`./${name}.v${version}.md`, import.meta.url), "utf8").trim();
  return { id: `${name}@${version}`, text };
}
