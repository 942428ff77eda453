import { PRODUCT_NAME, type IssueDetails, type Organization } from "@fixpoint/contracts";
import { Download, Terminal } from "lucide-react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { evidenceUrl } from "../../../lib/issue-details.ts";
import { rerunCommands } from "../model/rerun.ts";

/** The whole proof to take away, and the commands that play it again. */
export function Rerun({ bug, organization }: { bug: IssueDetails; organization: Organization }) {
  const commands = rerunCommands(bug);
  return (
    <section id="rerun" aria-labelledby="rerun-title" className="scroll-mt-28 rounded-dialog border bg-subtle p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Terminal aria-hidden className="size-5 text-primary" />
        <h2 id="rerun-title" className="text-h2 font-semibold">
          {commands ? "Rerun it yourself" : "Evidence"}
        </h2>
        <a
          href={evidenceUrl(organization.id, bug.projectId, bug.id)}
          download
          className={buttonClass({ size: "sm" }, "ml-auto max-md:ml-0")}
        >
          <Download aria-hidden className="size-3.5" />
          Evidence bundle
        </a>
      </div>
      <p className="mt-1 max-w-[72ch] text-fg-2">
        {commands
          ? `The bundle holds the base tree, the tests and the patch. Download it, then unpack and replay it in a checkout of ${PRODUCT_NAME}: it runs offline and ends well only when every verdict comes out the same.`
          : "The bundle holds everything this run saw and tried. No test was admitted, so there is nothing to play again."}
      </p>
      {commands && (
        <div className="mt-3 flex items-start gap-2 rounded-control border bg-bg px-3 py-2">
          <pre className="min-w-0 flex-1 font-mono text-code whitespace-pre-wrap wrap-anywhere">
            {commands.map((command) => (
              <code key={command} className="block">
                <span aria-hidden className="text-primary select-none">
                  ${" "}
                </span>
                {command}
              </code>
            ))}
          </pre>
          <CopyButton text={commands.join("\n")} name="Copy the commands" />
        </div>
      )}
    </section>
  );
}
