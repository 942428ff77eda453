import { createHash, randomBytes } from "node:crypto";
import {
  addMember,
  createOrganization,
  createProject,
  createSession,
  ensureUser,
  setDefaultOrganizationIfNone,
  type Db,
} from "@fixpoint/db";

export interface Place {
  db: Db;
  organizationId: string;
  slug: string;
  /** Headers of a signed-in member. */
  headers: Record<string, string>;
}

/** An organization with one member who is signed in. */
export async function seedPlace(db: Db): Promise<Place> {
  const organization = await createOrganization(db, { name: "Bench", slug: `bench-${randomBytes(4).toString("hex")}` });
  if (!organization) throw new Error("no organization");
  const user = await ensureUser(db, { email: `${organization.slug}@bench.test`, username: "Bench" });
  await addMember(db, organization.id, user.id);
  await setDefaultOrganizationIfNone(db, user.id, organization.id);
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  await createSession(db, { tokenHash, userId: user.id, lifetimeSeconds: 24 * 3600 });
  return { db, organizationId: organization.id, slug: organization.slug, headers: { cookie: `fixpoint_session=${token}` } };
}

/** Rows as a worked-off tracker leaves them: every result, one in seven with a pull request, texts of about 2 kB. */
export async function seedProject({ db, organizationId }: Place, name: string, issueCount: number): Promise<string> {
  const project = await createProject(db, { organizationId, name, slug: name, keyPrefix: name.slice(0, 8).toUpperCase() });
  if (!project) throw new Error("no project");
  const client = db.$client;
  await client.query(
    `insert into issues (id, organization_id, project_id, number, key, title, text, preview, agent_processing_status,
       agent_result_status, status_result, covered_lines, coverable_lines, source, is_archived)
     select gen_random_uuid()::text, $1, $2, n, $3 || '-' || n,
       'Crash when the cart of customer ' || n || ' is empty', repeat(md5(n::text) || ' ', 60), left(repeat(md5(n::text) || ' ', 60), 200),
       'done', (array['validated_fix', 'reproduced', 'error', 'no_result', 'unsuitable_issue'])[1 + n % 5],
       jsonb_build_object('has_fix', n % 5 = 0, 'issue_status', null, 'reproduced_status', 'passed', 'unit_tests_status', 'passed',
         'pre_commit_test_status', 'passed', 'validation_test_status', 'not_run'),
       n % 12, 12, 'github', n % 11 = 0
     from generate_series(1, $4::int) as n`,
    [organizationId, project.id, project.keyPrefix, issueCount],
  );
  await client.query(
    `insert into pull_requests (id, organization_id, project_id, issue_id, status, number, title, url, branch, base_branch, head_sha)
     select gen_random_uuid()::text, organization_id, project_id, id, 'OPEN', number, title, 'https://host.test/pull/' || number,
       'fixpoint/' || number, 'main', md5(id) || '00000000'
     from issues where project_id = $1 and number % 7 = 0`,
    [project.id],
  );
  await client.query("update projects set last_issue_number = $2 where id = $1", [project.id, issueCount]);
  await client.query("analyze issues");
  return project.id;
}
