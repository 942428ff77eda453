import { bugView, type IssueDetails, type Organization, type Project } from "@fixpoint/contracts";
import { isDemoBug } from "../../../lib/demo-bug.ts";
import type { DetailView } from "../hooks/use-detail-search.ts";
import type { Timeline } from "../model/timeline.ts";
import { Ending } from "./ending.tsx";
import { FixSection } from "./fix-section.tsx";
import { JumpBar } from "./jump-bar.tsx";
import { PullRequestSection } from "./pull-request-section.tsx";
import { ReproductionSection } from "./reproduction-section.tsx";
import { Rerun } from "./rerun.tsx";
import { TestsSection } from "./tests-section.tsx";
import { Trust } from "./trust.tsx";
import { Tried } from "./tried.tsx";
import { Verdict } from "./verdict.tsx";

interface Props {
  bug: IssueDetails;
  organization: Organization;
  project: Project;
  timeline: Timeline;
  view: DetailView;
}

/** Everything that speaks for the verdict, in the order in which a person asks for it. */
export function Proof({ bug, organization, project, timeline, view }: Props) {
  const hasFix = bug.fix.length > 0;
  const reproduced = bug.reproduction_script.length > 0;
  const tested = bug.existing_unit_tests.length > 0 || bug.modified_unit_tests.length > 0;
  const baseSha = project.repositories[0]?.latestCommit?.sha ?? null;
  const fixable = bug.agentResultStatus === "validated_fix";
  // What is made up has nothing to download and to run again.
  const bundle = isDemoBug(bug.id) ? null : bug.evidence;
  const sections = [
    (hasFix || reproduced) && { id: "trust", label: "Trust" },
    !hasFix && !reproduced ? { id: "ending", label: "What is missing" } : false,
    hasFix && { id: "fix", label: "Fix" },
    reproduced && { id: "reproduction", label: "Reproduction" },
    tested && { id: "tests", label: "Tests" },
    fixable && { id: "pull-request", label: "Pull request" },
    bundle && { id: "rerun", label: bundle.replayCommand === null ? "Evidence" : "Rerun" },
  ].filter((section) => typeof section === "object" && section !== null);

  return (
    <>
      <Verdict bug={bug} view={bugView(bug)} timeline={timeline} />
      <JumpBar sections={sections} />
      {(hasFix || reproduced) && <Trust bug={bug} baseSha={baseSha} />}
      {!fixable && <Ending bug={bug} />}
      {hasFix && <FixSection bug={bug} view={view} />}
      {reproduced && <ReproductionSection bug={bug} />}
      {tested && <TestsSection bug={bug} />}
      {bug.evidence && bug.evidence.tried.length > 0 && <Tried bug={bug} />}
      {(fixable || bug.pullRequest) && <PullRequestSection bug={bug} organization={organization} project={project} />}
      {bundle && <Rerun bug={bug} organization={organization} />}
    </>
  );
}
