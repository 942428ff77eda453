import { STAGES, type IssueDetails } from "@fixpoint/contracts";
import { Fold } from "../../../components/ui/fold.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { plural } from "../../../lib/format.ts";
import { STAGE_WORDS } from "../../../lib/stage-words.ts";

const MAX_SHOWN = 60;

/** What the agent tried on the way, with how each attempt ended. */
export function Tried({ bug }: { bug: IssueDetails }) {
  const tried = bug.evidence?.tried ?? [];
  const search = bug.evidence?.search;
  const shown = tried.slice(0, MAX_SHOWN);
  return (
    <Fold
      name="tried"
      id="tried"
      title="What was tried"
      defaultOpen={bug.agentResultStatus !== "validated_fix"}
      aside={
        <span className="text-meta text-fg-3">
          {plural(tried.length, "attempt")}
          {search
            ? ` · ${plural(search.candidatesTried, "candidate fix", "candidate fixes")} in ${search.seconds.toFixed(1)} s`
            : ""}
        </span>
      }
    >
      <ol className="divide-y rounded-card border">
        {shown.map((attempt, index) => (
          <li key={index} className="flex flex-col gap-x-4 gap-y-1 px-4 py-2.5 md:flex-row md:items-baseline">
            <span className="w-28 shrink-0 text-meta font-medium text-fg-3">
              {STAGES.indexOf(attempt.stage) + 1} {STAGE_WORDS[attempt.stage].short}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">
                <InlineCode text={attempt.what} />
              </span>
              <span className="block text-meta text-fg-3 wrap-anywhere">
                <InlineCode text={attempt.detail} />
              </span>
            </span>
            <span className="shrink-0 self-start rounded-full bg-calm-bg px-2 text-[11px] leading-5 font-medium text-calm md:self-auto">
              {attempt.result.replaceAll("_", " ")}
            </span>
          </li>
        ))}
      </ol>
      {tried.length > shown.length && (
        <p className="mt-2 text-meta text-fg-3">{plural(tried.length - shown.length, "more attempt")} in the evidence bundle.</p>
      )}
    </Fold>
  );
}
