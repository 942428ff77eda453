import type { SuiteRunnerName } from "../details.ts";

/** A runner that a tool of its own starts: it has settings that nothing else tells the runner. */
export interface WrappedRunner {
  runner: SuiteRunnerName;
  /** The package of the tool, and its words in front of what the runner is told. */
  through: { package: string; words: string[] };
  /** What follows. */
  rest: string[];
}

const TOOLS: Readonly<Record<string, { package: string; words: string[]; runner: SuiteRunnerName }>> = {
  "react-scripts test": { package: "react-scripts", words: ["test"], runner: "jest" },
  "react-app-rewired test": { package: "react-app-rewired", words: ["test"], runner: "jest" },
  "craco test": { package: "@craco/craco", words: ["test"], runner: "jest" },
  "kcd-scripts test": { package: "kcd-scripts", words: ["test"], runner: "jest" },
  "tsdx test": { package: "tsdx", words: ["test"], runner: "jest" },
  "dts test": { package: "dts-cli", words: ["test"], runner: "jest" },
  "vue-cli-service test:unit": { package: "@vue/cli-service", words: ["test:unit"], runner: "jest" },
};

/** Tools whose runner is not known here, and how a note calls them. */
const UNKNOWN: Readonly<Record<string, string>> = {
  "ng test": "`ng test` (Karma or a builder of Angular's)",
  "nx test": "`nx test`",
  "cypress run": "Cypress",
  "playwright test": "Playwright",
};

/** `react-scripts test --env=jsdom` at the words of a script; null where they call no such tool. Pure. */
export function wrappedRunner(words: readonly string[]): WrappedRunner | null {
  const [command = "", first = "", ...rest] = words;
  const name = command.split("/").at(-1) ?? command;
  const tool = TOOLS[`${name} ${first}`];
  return tool === undefined ? null : { runner: tool.runner, through: { package: tool.package, words: tool.words }, rest };
}

/** What the note says that names a tool which cannot be run; null where none is called. Pure. */
export function unknownTool(script: string): string | null {
  const [, called] = Object.entries(UNKNOWN).find(([name]) => new RegExp(`(?:^|[\\s/;&])${name}(?![\\w:-])`).test(script)) ?? [];
  return called ?? null;
}
