import { createRepository, repositoriesOfProject } from "@fixpoint/db";
import { createHostState, REPOSITORY, type HostFakeOptions, type HostState, type IdentityFake } from "@fixpoint/testing";
import { connectOrReplace } from "../modules/integrations/service.ts";
import { waitFor, withProject, type TestServer } from "./test-server.ts";

/** As the scripted agent's patch expects it. */
const FILES = { "sum.js": "export const sum = (a, b) => a - b;\n" };

/** A project of its own organization whose code lies at a host on this machine, with real git behind it. */
export interface HostedProject extends AsyncDisposable {
  fake: IdentityFake;
  host: HostState;
  place: Awaited<ReturnType<typeof withProject>>;
  /** A bug with a validated fix. */
  addFixedBug(title?: string): Promise<{ id: string; key: string }>;
  /** The bug's pull request at the host; waits until it is there. */
  openPull(issueId: string): Promise<number>;
  branchHead(number: number): Promise<string>;
}

export async function withHostedProject(
  server: TestServer,
  startFake: (options: HostFakeOptions) => Promise<IdentityFake>,
  options: { provider: "github" | "gitlab" | "bitbucket"; files?: Record<string, string>; name?: string },
): Promise<HostedProject> {
  const { provider } = options;
  const host = await createHostState(options.files ?? FILES);
  const fake = await startFake({ host });
  const place = await withProject(server, options.name ?? `Hosted by ${provider}`);
  const { ada, orgId, project } = place;
  const { context } = server;
  const userId = (await ada.json("GET", "/api/v1/auth/user-info")).body.data.id as string;
  const integration = await connectOrReplace(
    context,
    { organizationId: orgId, userId, provider, baseUrl: fake.url },
    fake.credentials(),
  );
  const at = { organizationId: orgId, provider, url: `${fake.origin}/${REPOSITORY}.git` };
  const found = await context.codeHost.repository(at);
  const commit = await context.codeHost.latestCommit({ ...at, defaultBranch: "main" });
  const [local] = await repositoriesOfProject(context.db, orgId, project.id);
  await context.db.$client.query("delete from repositories where id = $1", [local?.id]);
  const values = { ...at, projectId: project.id, name: found.name, defaultBranch: "main", externalId: found.id };
  await createRepository(context.db, { ...values, baseCommit: commit, headCommit: commit });

  return {
    fake,
    host,
    place,
    async addFixedBug(title = "The sum is wrong") {
      const added = await ada.json("POST", place.issues, { title, text: "`sum(1, 2)` returns -1 instead of 3" });
      const { id } = added.body.data as { id: string };
      const done = await waitFor(async () => {
        const { data } = (await ada.json("GET", `${place.issues}/${id}/details`)).body;
        return data.agentResultStatus === "validated_fix" ? (data as { id: string; key: string }) : null;
      });
      return { id: done.id, key: done.key };
    },
    async openPull(issueId) {
      const path = `/api/v1/organizations/${orgId}/integrations/git/pull-requests`;
      const opened = await ada.json("POST", path, { projectId: project.id, issueId });
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      return opened.body.data.number as number;
    },
    branchHead: async (number) => {
      const pull = host.pulls.get(number);
      if (!pull) throw new Error(`No pull request ${number}`);
      return host.headOf(pull);
    },
    async [Symbol.asyncDispose]() {
      // Another one of the organization's may follow.
      await ada.json("DELETE", `/api/v1/organizations/${orgId}/projects/${project.id}`);
      await ada.json("DELETE", `/api/v1/organizations/${orgId}/integrations/${integration.id}`);
      await fake.close();
      await host[Symbol.asyncDispose]();
    },
  };
}
