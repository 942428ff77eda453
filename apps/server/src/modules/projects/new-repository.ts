import { existsSync } from "node:fs";
import { basename, isAbsolute, resolve } from "node:path";
import { isVendorError } from "@fixpoint/connectors";
import { FixpointError, InputError, type CodeHostProvider, type Commit, type CreateProjectBody } from "@fixpoint/contracts";
import type { RepositoryRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { nameOf } from "../integrations/catalogue.ts";

/** What a project is made of: where its code lies, and the commit that its first bugs are evaluated against. */
export type NewRepository = Pick<RepositoryRow, "provider" | "name" | "url" | "defaultBranch" | "externalId"> & {
  commit: Commit;
};

type Place = Pick<CreateProjectBody, "repositoryUrl" | "defaultBranch">;

/** Only the person at this machine may name its folders. */
function localFolder(context: AppContext, url: string): string {
  if (!context.env.isLoopback)
    throw new InputError("local_path_refused", "A folder can be added only where the server runs for this machine alone", {
      hint: "Connect a code host instead.",
    });
  const path = isAbsolute(url) ? url : resolve(url);
  if (!existsSync(path))
    throw new InputError("repository_not_found", `There is no folder ${path}`, {
      hint: "Give the absolute path of a git repository.",
    });
  return path;
}

async function locateHere(context: AppContext, organizationId: string, asked: Place): Promise<NewRepository> {
  const url = localFolder(context, asked.repositoryUrl);
  const place = { organizationId, provider: "local" as const, url };
  const found = await context.codeHost.repository(place);
  const defaultBranch = asked.defaultBranch ?? found.defaultBranch ?? "main";
  const commit = await context.codeHost.latestCommit({ ...place, defaultBranch });
  return { provider: "local", name: basename(url).replace(/\.git$/, ""), url, defaultBranch, externalId: null, commit };
}

/** What the host says of a repository, in words about that. */
function problemOf(error: unknown, provider: CodeHostProvider, url: string): unknown {
  const name = nameOf(provider);
  if (error instanceof FixpointError && error.code === "other_host")
    return new HttpProblem(400, error.code, `That is no address at ${name}`, error.hint ?? error.message, error);
  if (isVendorError(error, "not_at_vendor") || isVendorError(error, "access_denied"))
    return conflict(
      "repository_not_found",
      `${name} shows no repository ${url}`,
      `Check the address, and that the access which ${name} is connected with may see the repository.`,
    );
  return error;
}

/** The commit at a branch's head; in a host's words where there is no such branch. */
async function headOf(context: AppContext, place: Parameters<AppContext["codeHost"]["latestCommit"]>[0]): Promise<Commit> {
  try {
    return await context.codeHost.latestCommit(place);
  } catch (error) {
    if (!isVendorError(error, "vendor_refused") && !isVendorError(error, "not_at_vendor")) throw error;
    throw new InputError("branch_not_found", `The branch ${place.defaultBranch} does not exist`, {
      hint: "Leave it empty for the repository's default branch.",
      cause: error,
    });
  }
}

async function locateAtHost(
  context: AppContext,
  organizationId: string,
  provider: CodeHostProvider,
  asked: Place,
): Promise<NewRepository> {
  const url = asked.repositoryUrl;
  const found = await context.codeHost.repository({ organizationId, provider, url }).catch((error: unknown) => {
    throw problemOf(error, provider, url);
  });
  if (found.isReadOnly)
    throw conflict(
      "repository_read_only",
      `${found.name} cannot be written to`,
      "It is archived, or the access may only read it. A fix is pushed as a new branch: allow that, or choose another repository.",
    );
  if (found.defaultBranch === null) throw conflict("empty_repository", `${found.name} is empty`, "Push a first commit to it.");
  const defaultBranch = asked.defaultBranch ?? found.defaultBranch;
  const place = { organizationId, provider, url: found.url, defaultBranch };
  return { ...place, name: found.name, externalId: found.id, commit: await headOf(context, place) };
}

/**
 * Asks where a new project's code lies. Throws 4xx that says what to do: not connected, another host's address, nothing
 * there, empty, not to be written to; VendorErrors.
 */
export async function locateRepository(
  context: AppContext,
  organizationId: string,
  { provider = "local", ...asked }: Place & Pick<CreateProjectBody, "provider">,
): Promise<NewRepository> {
  return provider === "local"
    ? locateHere(context, organizationId, asked)
    : locateAtHost(context, organizationId, provider, asked);
}
