import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  addMember,
  claimRun,
  createApiToken,
  createIntegration,
  createIssues,
  createOrganization,
  createProject,
  createRepository,
  createSession,
  createOnlyTask,
  ensureUser,
  finishRun,
  insertModelCall,
  markEmailVerified,
  newIntegrationId,
  replaceIntegrationMappings,
  replaceModelPrices,
  setDefaultOrganizationIfNone,
  settleModelCall,
  updateOpenTask,
  writeAudit,
  writeInternalSlackChannel,
  writeModelAccess,
  writeModelSettings,
  type UserRow,
} from "@fixpoint/db";
import { DEFAULT_MODEL_SETTINGS } from "@fixpoint/contracts";
import { hashToken, newToken } from "../core/credentials.ts";
import { requireSecrets } from "../core/secrets.ts";
import { errorResult } from "../jobs/error-evidence.ts";
import { provenPatch } from "./proven-patch.ts";
import type { TestServer } from "./test-server.ts";

/** Ids as routes name them. */
export interface TenantIds {
  orgId: string;
  projectId: string;
  repoId: string;
  issueId: string;
  integrationId: string;
  /** A second member. */
  userId: string;
  /** An API token of the member. */
  id: string;
}

/** A whole organization with something of everything; each text of it holds the canary. */
export interface Tenant {
  canary: string;
  ids: TenantIds;
  sha: string;
  member: UserRow;
  /** Headers of the member's browser, and of a script. */
  asMember: Record<string, string>;
  asToken: Record<string, string>;
}

export async function sessionOf(server: TestServer, userId: string): Promise<Record<string, string>> {
  const token = newToken();
  await createSession(server.context.db, { tokenHash: hashToken(token), userId, lifetimeSeconds: 3600 });
  return { cookie: `fixpoint_session=${token}` };
}

/** A staff member who has not been anywhere yet. */
export async function makeStaff(server: TestServer) {
  const email = `${randomBytes(6).toString("hex")}@fixpoint.test`;
  const user = await ensureUser(server.context.db, { email, username: "Staff" });
  await markEmailVerified(server.context.db, user.id);
  return { userId: user.id, headers: await sessionOf(server, user.id) };
}

async function makePeople(server: TestServer, orgId: string, canary: string): Promise<[UserRow, UserRow]> {
  const { db } = server.context;
  const make = async (name: string) => {
    const user = await ensureUser(db, { email: `${name}@${canary}.test`, username: `${name} ${canary}` });
    await addMember(db, orgId, user.id);
    await setDefaultOrganizationIfNone(db, user.id, orgId);
    return { ...user, defaultOrganizationId: orgId };
  };
  return [await make("first"), await make("second")];
}

/** A bug with a validated fix and its evidence on the disk. */
async function makeIssue(server: TestServer, place: { organizationId: string; projectId: string }, canary: string, sha: string) {
  const { db, env } = server.context;
  const values = { ...place, title: `Bug ${canary}`, text: `Text ${canary}`, issueUrl: null, source: "local" as const };
  const [issue] = await createIssues(db.$client, [{ ...values, createdById: null }]);
  if (!issue) throw new Error("No issue");
  const runId = issue.currentRunId ?? "";
  const claim = await claimRun(db, place.organizationId, runId, "test");
  if (!claim) throw new Error("No claim");
  const evidencePath = join("evidence", issue.id, runId);
  await mkdir(join(env.dataDir, evidencePath, "outputs"), { recursive: true });
  await writeFile(join(env.dataDir, evidencePath, "outputs", "test.txt"), canary);
  const { result, change } = errorResult("validated", canary, "project");
  await finishRun(
    db,
    claim,
    { ...result, baseSha: sha, patch: provenPatch, evidencePath },
    { ...change, agentResultStatus: "validated_fix" },
  );
  return issue.id;
}

/** Settings, a key, a price, and a call that was made. */
async function makeModels(
  server: TestServer,
  place: { organizationId: string; projectId: string },
  canary: string,
): Promise<void> {
  const { db } = server.context;
  const { organizationId } = place;
  await writeModelSettings(db, place, { ...DEFAULT_MODEL_SETTINGS, model: canary });
  const apiKey = requireSecrets(server.context).seal(canary, `model-access:${organizationId}/google`);
  await writeModelAccess(db, { organizationId, provider: "google", apiKey, baseUrl: `https://${canary}.test` });
  const price = { input: 1, cachedInput: 1, cacheWrite: 1, output: 1 };
  await replaceModelPrices(db, organizationId, [{ provider: "google", model: canary, ...price }]);
  const call = { ...place, issueId: null, runId: null, purpose: "intake", provider: "google", model: canary, prompt: canary };
  const callId = await insertModelCall(db, { ...call, reserved: 1 });
  const usage = { inputTokens: 1, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 1 };
  await settleModelCall(db, callId, usage, 1);
}

type Commit = Awaited<ReturnType<TestServer["context"]["codeHost"]["latestCommit"]>>;
/** A server's repository stays as it is, and there may be hundreds of tenants. */
const commits = new WeakMap<TestServer, Promise<Commit>>();

function firstCommit(server: TestServer, organizationId: string): Promise<Commit> {
  const place = { organizationId, provider: "local" as const, url: server.repository, defaultBranch: "main" };
  const commit = commits.get(server) ?? server.context.codeHost.latestCommit(place);
  commits.set(server, commit);
  return commit;
}

export async function makeTenant(server: TestServer): Promise<Tenant> {
  const { db } = server.context;
  const canary = `canary${randomBytes(8).toString("hex")}`;
  const organization = await createOrganization(db, { name: `Organization ${canary}`, slug: canary });
  if (!organization) throw new Error("No organization");
  const organizationId = organization.id;
  const [member, second] = await makePeople(server, organizationId, canary);
  const project = await createProject(db, {
    organizationId,
    name: `Project ${canary}`,
    slug: canary,
    keyPrefix: canary.slice(6, 16).toUpperCase(),
  });
  if (!project) throw new Error("No project");
  const place = { organizationId, projectId: project.id };
  const commit = await firstCommit(server, organizationId);
  const known = { ...commit, message: canary };
  const repository = await createRepository(db, {
    ...place,
    name: canary,
    provider: "local",
    url: server.repository,
    defaultBranch: "main",
    baseCommit: known,
    headCommit: known,
  });
  const integrationId = newIntegrationId();
  const sealed = requireSecrets(server.context).seal(JSON.stringify({ accessToken: canary }), `integration:${integrationId}`);
  const integration = { id: integrationId, organizationId, provider: "trello" as const, credentials: sealed };
  await createIntegration(db, { ...integration, baseUrl: `https://${canary}.test` });
  await replaceIntegrationMappings(db, organizationId, project.id, [{ integrationId, externalId: canary, externalName: canary }]);
  const task = await createOnlyTask(db, { ...place, type: "base_commit_update" });
  await updateOpenTask(db, organizationId, task?.id ?? "", { status: "failed", error: canary });
  await writeAudit(db, { organizationId, userId: member.id, action: "test", detail: { email: canary } });
  await makeModels(server, place, canary);
  await writeInternalSlackChannel(db, { ...place, channel: canary });
  const secret = `fxp_${newToken()}`;
  const token = await createApiToken(db, { organizationId, userId: member.id, name: canary, tokenHash: hashToken(secret) });
  return {
    canary,
    ids: {
      orgId: organizationId,
      projectId: project.id,
      repoId: repository.id,
      issueId: await makeIssue(server, place, canary, commit.sha),
      integrationId,
      userId: second.id,
      id: token.id,
    },
    sha: commit.sha,
    member,
    asMember: await sessionOf(server, member.id),
    asToken: { authorization: `Bearer ${secret}` },
  };
}
