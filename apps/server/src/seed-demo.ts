import { FixpointError } from "@fixpoint/contracts";
import { ensureOrganization, findProjectBySlug, type ProjectRow } from "@fixpoint/db";
import type { AppContext } from "./context.ts";
import type { DemoProject } from "./demo/index.ts";
import { SERVER_INITIATOR } from "./core/initiator.ts";
import { addIssue } from "./modules/issues/service.ts";
import { addProject } from "./modules/projects/service.ts";

/** Read when it is needed: what fetches packages is large. */
function demo() {
  return import("./demo/index.ts");
}

/** Projects of Globex; all others are Acme's. */
const OF_GLOBEX = new Set(["minimist"]);

async function ensureDemoProject(context: AppContext, project: DemoProject, signal: AbortSignal): Promise<ProjectRow | null> {
  const slug = OF_GLOBEX.has(project.slug) ? "globex" : "acme";
  const organization = await ensureOrganization(context.db, { slug, name: slug === "globex" ? "Globex" : "Acme" });
  const present = await findProjectBySlug(context.db, organization.id, project.slug);
  if (present) return present;
  const { materialiseDemoProject } = await demo();
  const made = await materialiseDemoProject({ project, dataDir: context.env.dataDir, signal });
  const place = { provider: "local" as const, url: made.repositoryPath, defaultBranch: made.defaultBranch };
  const commit = await context.codeHost.latestCommit({ organizationId: organization.id, ...place });
  const repository = { ...place, name: project.name, externalId: null, commit };
  return addProject(context, organization.id, { name: project.name, slug: project.slug, repository });
}

async function importProject(context: AppContext, entry: DemoProject, signal: AbortSignal): Promise<void> {
  const project = await ensureDemoProject(context, entry, signal);
  if (!project) return;
  const { readDemoIssues } = await demo();
  for (const issue of await readDemoIssues(entry)) {
    signal.throwIfAborted();
    const values = {
      organizationId: project.organizationId,
      projectId: project.id,
      title: issue.title,
      text: issue.text,
      issueUrl: null,
      source: "local" as const,
      externalId: `demo/${issue.slug}`,
      createdById: null,
    };
    await addIssue(context, values, SERVER_INITIATOR);
  }
}

async function importAll(context: AppContext, signal: AbortSignal): Promise<void> {
  const missing: string[] = [];
  const { PackageUnavailableError, demoProjects } = await demo();
  for (const entry of demoProjects) {
    try {
      await importProject(context, entry, signal);
    } catch (error) {
      if (signal.aborted) return;
      context.log.warn({ err: error }, `the demo project ${entry.name} is missing`);
      const reason =
        error instanceof PackageUnavailableError || error instanceof FixpointError ? error.message : "see the server's log";
      missing.push(`${entry.name} (${reason})`);
    }
  }
  if (missing.length > 0)
    context.notices.set(
      "demo_missing",
      `Some demo projects are missing: ${missing.join("; ")}. They are tried again at the next start.`,
    );
}

/** Fills the demo organizations in the background; what is there stays. Returns how to stop and wait. */
export function seedDemo(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  const running = importAll(context, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) context.log.warn({ err: error }, "the demo was not set up");
  });
  return async () => {
    stopping.abort();
    await running;
  };
}
