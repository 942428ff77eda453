import type { Commit } from "@fixpoint/contracts";
import { ExternalLink } from "lucide-react";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Time } from "../../../components/ui/time.tsx";

export function othersText(others: number): string {
  return `+${others} other${others === 1 ? "" : "s"}`;
}

export function CommitCard({ title, commit }: { title: string; commit: Commit }) {
  const hash = commit.sha.slice(0, 7);
  return (
    <Card className="min-w-0 flex-1 p-5">
      <h2 className="text-meta font-medium text-fg-3">{title}</h2>
      <p className="mt-2 flex items-baseline gap-2">
        {commit.htmlUrl ? (
          <a
            href={commit.htmlUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1 font-mono text-code font-semibold text-primary underline underline-offset-2"
          >
            {hash}
            <ExternalLink aria-hidden className="size-3" />
          </a>
        ) : (
          <code className="font-mono text-code font-semibold">{hash}</code>
        )}
        <span className="min-w-0 truncate font-medium" title={commit.message}>
          {commit.message.split("\n")[0]}
        </span>
      </p>
      <p className="mt-3 flex items-center gap-2 text-meta text-fg-3">
        <Avatar name={commit.author.username} className="size-6! text-[10px]!" />
        <span className="text-fg-2">{commit.author.username}</span>
        {commit.coAuthors.length > 0 && (
          <span title={commit.coAuthors.map((author) => author.username).join(", ")}>{othersText(commit.coAuthors.length)}</span>
        )}
        <Time at={commit.committer.date} className="ml-auto" />
      </p>
    </Card>
  );
}
