import { BUG_VIEW_LABELS, bugView, type IssueDetails } from "@fixpoint/contracts";
import { createTwoFilesPatch } from "diff";
import { rerunCommands } from "./rerun.ts";

/** The fix as a patch that `git apply` takes, tests included. */
export function patchText(details: IssueDetails): string {
  const files = [
    ...details.fix.map((file) => ({ path: file.file_path, base: file.base.code, patch: file.patch.code })),
    ...details.modified_unit_tests.map((file) => ({ path: file.file_path, base: file.base_code, patch: file.patch_code })),
  ];
  return files
    .map(({ path, base, patch }) => {
      const from = base === null ? "/dev/null" : `a/${path}`;
      const to = patch === null ? "/dev/null" : `b/${path}`;
      const body = createTwoFilesPatch(from, to, base ?? "", patch ?? "", "", "")
        .replace(/^=+\n/, "")
        .replace(/^(---|\+\+\+ )(.*?)\t$/gm, "$1$2");
      return `diff --git a/${path} b/${path}\n${base === null ? "new file mode 100644\n" : ""}${body}`;
    })
    .join("");
}

function fence(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map((match) => match[0].length + 1)));
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

/** The bug with its verdict, patch and commands, ready to paste elsewhere. */
export function markdownOf(details: IssueDetails, url: string): string {
  const { evidence } = details;
  const parts = [`# ${details.key}: ${details.title}`, `${BUG_VIEW_LABELS[bugView(details)]} · ${url}`, details.text.trim()];
  if (evidence) parts.push("## Verdict", evidence.verdict.summary);
  for (const script of details.reproduction_script) {
    const after = script.results_post_fix ? `, after the fix: ${script.results_post_fix.aggregate_test_results}` : "";
    parts.push(
      `## Reproduction: ${script.file_path}`,
      `Before: ${script.results_pre_fix.aggregate_test_results}${after} (\`${script.results_pre_fix.test_run}\`)`,
      fence("", script.test_code),
    );
  }
  const patch = patchText(details);
  if (patch) parts.push("## Fix", fence("diff", patch));
  const rerun = rerunCommands(details);
  if (rerun) parts.push("## Rerun it yourself", fence("sh", rerun.join("\n")));
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
