import type { IssueDetails, Organization } from "@fixpoint/contracts";
import { Download, Terminal } from "lucide-react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { evidenceUrl } from "../api/details.ts";

/** The whole proof to take away, and the command that plays it again. */
export function Rerun({ bug, organization }: { bug: IssueDetails; organization: Organization }) {
  const command = bug.evidence?.replayCommand ?? null;
  return (
    <section id="rerun" aria-labelledby="rerun-title" className="scroll-mt-28 rounded-dialog border bg-subtle p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Terminal aria-hidden className="size-5 text-primary" />
        <h2 id="rerun-title" className="text-h2 font-semibold">
          Rerun it yourself
        </h2>
        <a href={evidenceUrl(organization.id, bug.projectId, bug.id)} download className={buttonClass({ size: "sm" }, "ml-auto")}>
          <Download aria-hidden className="size-3.5" />
          Evidence bundle
        </a>
      </div>
      <p className="mt-1 text-fg-2">
        The bundle holds the base tree, the tests and the patch. One command plays it again, offline, and ends well only when
        every verdict comes out the same.
      </p>
      {command && (
        <div className="mt-3 flex items-start gap-2 rounded-control border bg-bg px-3 py-2">
          <code tabIndex={0} className="min-w-0 flex-1 overflow-x-auto font-mono text-code whitespace-pre thin-scroll">
            <span aria-hidden className="text-primary select-none">
              ${" "}
            </span>
            {command}
          </code>
          <CopyButton text={command} name="Copy the command" />
        </div>
      )}
    </section>
  );
}
