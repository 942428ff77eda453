import type { PullRequestFollowUp } from "@fixpoint/contracts";
import { GitBranch, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { plural } from "../../../lib/format.ts";
import { pastRounds, sortedNotes, workOf } from "../model/follow-up.ts";
import { CommitLink } from "./commit-link.tsx";
import { ReviewNote } from "./review-note.tsx";

function Band({ look, children }: { look: "warn" | "calm"; children: ReactNode }) {
  const Icon = look === "warn" ? TriangleAlert : GitBranch;
  return (
    <p className={`flex gap-2.5 border-t px-4 py-2.5 md:px-5 ${look === "warn" ? "bg-warn-bg text-warn" : "bg-muted text-fg-2"}`}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** What an open pull request needs, what is being done about it, and what was done: below its line in the card. */
export function FollowUp({ followUp }: { followUp: PullRequestFollowUp }) {
  const { needsPerson, isTakenOver, lookError, notes, rounds } = followUp;
  const { asking, noted } = sortedNotes(notes);
  const past = pastRounds(followUp);
  return (
    <>
      {needsPerson !== null && (
        <Band look="warn">
          <strong className="font-semibold">This pull request needs a person:</strong> <InlineCode text={needsPerson} />
        </Band>
      )}
      {isTakenOver && <Band look="calm">Somebody else pushed to its branch. It is followed, and nothing is added any more.</Band>}
      {lookError !== null && <Band look="warn">The host could not be asked how it stands. {lookError}</Band>}
      {rounds
        .filter(({ status }) => status !== "done")
        .map((round) => (
          <p key={round.id} role="status" className="flex items-center gap-2.5 border-t bg-info-bg px-4 py-2.5 text-info md:px-5">
            <LoaderCircle aria-hidden className="size-4.5 shrink-0 animate-spin" />
            <span className="min-w-0 wrap-anywhere">{workOf(round, notes)}</span>
          </p>
        ))}
      {asking.length > 0 && (
        <section aria-labelledby="review-ledger" className="border-t pt-3">
          <h3 id="review-ledger" className="px-4 text-h3 font-semibold md:px-5">
            What reviewers asked for
          </h3>
          <ul className="divide-y">
            {asking.map((note) => (
              <ReviewNote key={note.id} note={note} rounds={rounds} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-rounds" className="border-t pt-3">
          <h3 id="past-rounds" className="px-4 text-h3 font-semibold md:px-5">
            Repairs, and merges with the base
          </h3>
          <ul className="divide-y">
            {past.map(({ round, look, word }) => (
              <li key={round.id} className="space-y-1 px-4 py-2.5 md:px-5">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <StatusWord look={look}>{word}</StatusWord>
                  {round.commit && <CommitLink commit={round.commit} />}
                  <span className="ml-auto text-meta text-fg-3">
                    <Time at={round.finishedAt ?? round.createdAt} />
                  </span>
                </div>
                {round.reason && (
                  <p className="text-fg-2 wrap-anywhere">
                    <InlineCode text={round.reason} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {noted.length > 0 && (
        <details className="border-t">
          <summary className="min-h-6 px-4 py-2.5 text-label font-medium text-fg-2 md:px-5">
            {plural(noted.length, "note that asks", "notes that ask")} for nothing
          </summary>
          <ul className="divide-y border-t">
            {noted.map((note) => (
              <ReviewNote key={note.id} note={note} rounds={rounds} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
