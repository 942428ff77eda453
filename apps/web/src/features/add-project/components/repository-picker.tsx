import type { CodeHostProvider, OfferedRepository } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { sourceName } from "../../../components/ui/source-icon.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { count } from "../../../lib/format.ts";
import { offeredQuery } from "../api/projects.ts";
import { matchingRepositories, MOST_SHOWN } from "../model/offered.ts";
import { RepositoryOption } from "./repository-option.tsx";

interface Props {
  orgId: string;
  provider: CodeHostProvider;
  /** Address of the chosen one; empty for none. */
  chosen: string;
  error: string | undefined;
  onChoose: (repository: OfferedRepository) => void;
}

/** One repository of what a connected host lets be written to, as it answers right now. */
export function RepositoryPicker({ orgId, provider, chosen, error, onChoose }: Props) {
  const id = useId();
  const name = sourceName(provider);
  const query = useQuery(offeredQuery(orgId, provider));
  const [search, setSearch] = useState("");
  const found = query.data ? matchingRepositories(query.data.repositories, search) : [];
  const note = noteOf(found.length, query.data?.isWhole ?? true);

  if (query.isPending)
    return (
      <div>
        <p role="status" className="flex items-center gap-2 text-fg-2">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Asking {name} for its repositories…
        </p>
        <Skeleton className="mt-3 h-64 rounded-card!" />
      </div>
    );
  if (query.isError)
    return (
      <InlineError
        message={`${name} did not list its repositories`}
        detail={failureText(query.error, "Unknown error")}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data.repositories.length === 0)
    return (
      <div className="rounded-card border border-dashed px-4 py-3">
        <p className="font-medium">There is no repository to choose</p>
        <p className="mt-1 text-fg-2">
          The connected account may write to none at {name}. Give it access to one there, then look again.
        </p>
        <Button size="sm" className="mt-3" onClick={() => void query.refetch()}>
          Look again
        </Button>
      </div>
    );
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-label font-medium">Repository</legend>
      <SearchField
        label={`Search in ${count(query.data.repositories.length)} repositories`}
        value={search}
        onChange={setSearch}
        className="mt-1 md:w-full"
      />
      <ul className="mt-2 max-h-80 divide-y overflow-y-auto rounded-card border thin-scroll">
        {found.slice(0, MOST_SHOWN).map((repository) => (
          <li key={repository.externalId}>
            <RepositoryOption
              provider={provider}
              repository={repository}
              isChosen={repository.url === chosen}
              onChoose={() => onChoose(repository)}
            />
          </li>
        ))}
        {found.length === 0 && <li className="px-3 py-6 text-center text-fg-3">No repository has these words.</li>}
      </ul>
      {note && <p className="mt-1 text-meta text-fg-3">{note}</p>}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-meta text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What is left out of the list; null for nothing. */
function noteOf(matching: number, isWhole: boolean): string | null {
  if (matching > MOST_SHOWN) return `The first ${count(MOST_SHOWN)} of ${count(matching)}. Search to find the others.`;
  return isWhole ? null : "There are more than can be listed. Narrow what the connected account may see.";
}
