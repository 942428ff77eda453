import { z } from "zod";
import { stable } from "../../../gates/neighbours.ts";
import type { Observation } from "../../../types/language.ts";
import type { RepairRequest } from "../../types.ts";
import { quoteData } from "../data.ts";
import type { ProjectFiles } from "../files.ts";
import { defineTool, type LoopTool } from "../loop/tool.ts";

const MOST_LINES = 40;
const OBSERVE_MS = 10_000;
const CUT = 120;

/** What the program answers on the base commit to inputs near the example's, as far as it answers alike twice. */
async function observed({ adapter, workspace, profile, reproduction }: RepairRequest): Promise<Observation[]> {
  const once = (): Promise<Observation[]> => adapter.observe(workspace, profile, reproduction, { timeMs: OBSERVE_MS });
  return stable(await once(), await once());
}

export async function suspiciousLines(
  request: Pick<RepairRequest, "suspicious">,
  files: ProjectFiles,
  most: number,
): Promise<string> {
  const lines: string[] = [];
  for (const { file, line, score, reasons } of request.suspicious.slice(0, most)) {
    const text = (await files.read(file))?.split("\n")[line - 1]?.trim().slice(0, CUT) ?? "";
    lines.push(`${file}:${line} (${score.toFixed(2)}; ${reasons.join("; ")}): ${text}`);
  }
  return lines.join("\n");
}

/** `files`: of the base commit, which the line numbers belong to. */
export function showCoverage<Offer>(request: RepairRequest, files: ProjectFiles): LoopTool<Offer> {
  let observations: Promise<Observation[]> | null = null;
  return defineTool({
    name: "show_coverage",
    description:
      "Shows which lines the failing test runs, most suspicious first and why, and what the unchanged program answers to inputs near the test's.",
    input: z.object({}),
    describe: () => "",
    async run() {
      observations ??= observed(request);
      const values = (await observations).map(
        ({ input, outcome, kind }) => `${input.slice(0, CUT)} ${kind === "throws" ? "throws" : "gives"} ${outcome.slice(0, CUT)}`,
      );
      const near = values.length === 0 ? "No values near the example were observed." : `Near the example:\n${values.join("\n")}`;
      const lines = await suspiciousLines(request, files, MOST_LINES);
      return { text: quoteData("tool output", `Lines of the unchanged files:\n${lines}\n\n${near}`) };
    },
  });
}
