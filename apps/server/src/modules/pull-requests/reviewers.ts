import {
  CODE_OWNERS_FILES,
  commitsBehind,
  ownersOf,
  parseCodeOwners,
  readFileAt,
  type CodeHostConnection,
  type CodeOwner,
  type PrivateRepository,
} from "@fixpoint/connectors";
import type { RepositoryRow } from "@fixpoint/db";

const MOST_REVIEWERS = 2;
/** Of those who wrote the lines; each costs a request. */
const MOST_ASKED = 4;

interface Change {
  baseSha: string;
  patch: string;
  paths: readonly string[];
}

function nameOf({ kind, name }: CodeOwner): string | null {
  return kind === "email" || kind === "role" ? null : name;
}

async function codeOwners(
  mirror: PrivateRepository,
  provider: Exclude<RepositoryRow["provider"], "local">,
  { baseSha, paths }: Change,
): Promise<string[]> {
  for (const path of CODE_OWNERS_FILES[provider]) {
    const text = await readFileAt(mirror, baseSha, path);
    if (text === null) continue;
    return ownersOf(parseCodeOwners(text, provider), paths).flatMap(({ owner }) => nameOf(owner) ?? []);
  }
  return [];
}

async function writersOf(
  mirror: PrivateRepository,
  host: CodeHostConnection,
  url: string,
  { baseSha, patch }: Change,
): Promise<string[]> {
  const names: string[] = [];
  for (const sha of (await commitsBehind(mirror, baseSha, patch)).slice(0, MOST_ASKED))
    names.push((await host.authorOf(url, sha).catch(() => null)) ?? "");
  return names.filter((name) => name !== "");
}

/** Who should look at a change: the owners of its files, else those who wrote the lines that it changes. `own`: the account that asks. */
export async function reviewersFor(
  place: { mirror: PrivateRepository; host: CodeHostConnection; repository: RepositoryRow; own: string | null },
  change: Change,
): Promise<string[]> {
  const { mirror, host, repository, own } = place;
  if (repository.provider === "local") return [];
  const owners = await codeOwners(mirror, repository.provider, change);
  const names = owners.length > 0 ? owners : await writersOf(mirror, host, repository.url, change);
  return [...new Set(names)].filter((name) => name !== own).slice(0, MOST_REVIEWERS);
}
