import type { PullRequestRound, ReviewLedgerEntry } from "@fixpoint/contracts";
import { lazy, Suspense, useState } from "react";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { StatusWord } from "../../../components/ui/status-word.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { standingOf } from "../model/follow-up.ts";
import { CommitLink } from "./commit-link.tsx";

const IssueText = lazy(() => import("./issue-text.tsx"));
const LONG_LINES = 8;
const LONG_CHARS = 700;

/** Who asked for what and where, and below it what became of that. */
export function ReviewNote({ note, rounds }: { note: ReviewLedgerEntry; rounds: readonly PullRequestRound[] }) {
  const { author, text, place, state, reason, commit, writtenAt } = note;
  const { look, word } = standingOf(note, rounds);
  const isLong = text.length > LONG_CHARS || text.split("\n").length > LONG_LINES;
  const [whole, setWhole] = useState(false);
  return (
    <li className="space-y-2 px-4 py-3 md:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Avatar name={author} />
        <span className="font-medium wrap-anywhere">{author}</span>
        <span className="text-meta text-fg-3">
          <Time at={writtenAt} />
        </span>
        {state !== "noted" && (
          <span className="ml-auto">
            <StatusWord look={look}>{word}</StatusWord>
          </span>
        )}
        {place && (
          <code className="basis-full font-mono text-meta text-fg-3 wrap-anywhere">
            {place.path}:{place.line}
          </code>
        )}
      </div>
      <div className={isLong && !whole ? "max-h-40 overflow-hidden" : undefined}>
        <Suspense fallback={<Skeleton className="h-6" />}>
          <IssueText text={text} />
        </Suspense>
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="min-h-6 rounded text-meta font-semibold text-primary"
        >
          {whole ? "Show less" : "Show all"}
        </button>
      )}
      {(reason !== null || commit !== null) && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-l-2 pl-3 text-fg-2">
          {reason !== null && (
            <span className="min-w-0 wrap-anywhere">
              <InlineCode text={reason} />
            </span>
          )}
          {commit !== null && <CommitLink commit={commit} />}
        </p>
      )}
    </li>
  );
}
