import type { HostRepository } from "@fixpoint/connectors";
import { FixpointError, type CodeHostProvider, type OfferedRepositories } from "@fixpoint/contracts";
import { repositoriesOfOrganization } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict } from "../../core/problem.ts";
import { nameOf } from "../integrations/catalogue.ts";
import { SOMEBODY_WAITS } from "../integrations/vendor-access.ts";
import { wordsOf } from "../trackers/health.ts";

/** Twenty pages of most hosts: somebody waits for them. */
const MOST_REPOSITORIES = 2_000;

async function readBounded(pages: AsyncIterable<HostRepository[]>): Promise<{ found: HostRepository[]; isWhole: boolean }> {
  const found: HostRepository[] = [];
  for await (const page of pages) {
    found.push(...page);
    if (found.length >= MOST_REPOSITORIES) return { found: found.slice(0, MOST_REPOSITORIES), isWhole: false };
  }
  return { found, isWhole: true };
}

/** What a connected host has for new projects, asked of it now. Throws 409 with its reason, also while it is not connected. */
export async function offeredRepositories(
  context: AppContext,
  organizationId: string,
  provider: CodeHostProvider,
): Promise<OfferedRepositories> {
  const place = { organizationId, provider, url: "" };
  try {
    const { found, isWhole } = await context.codeHost.at(place, (host) => readBounded(host.repositories()), SOMEBODY_WAITS);
    const added = (await repositoriesOfOrganization(context.db, organizationId)).filter((row) => row.provider === provider);
    const isAdded = ({ id, url }: HostRepository) => added.some((row) => row.externalId === id || row.url === url);
    const repositories = found.map((repository) => {
      const { id: externalId, name, url, defaultBranch } = repository;
      return { externalId, name, url, defaultBranch, isAdded: isAdded(repository) };
    });
    return { repositories, isWhole };
  } catch (error) {
    if (!(error instanceof FixpointError)) throw error;
    throw conflict(error.code, `${nameOf(provider)} did not list its repositories`, wordsOf(error));
  }
}
