import { createProject, ensureUser, findListItem, markEmailVerified, type IssueRow } from "@fixpoint/db";
import { IssueListItem, type Project, type Task } from "@fixpoint/contracts";
import { expect as baseExpect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { sessionOf } from "../../apps/server/src/testing/tenant.ts";
import { signIn, startTestServer, withProject, type TestServer } from "../../apps/server/src/testing/test-server.ts";
import { seedBugs, type BugKind } from "./seed.ts";

type Account = "ada@acme.test" | "grace@acme.test" | "staff@fixpoint.test" | "nobody@nowhere.test";
type Change =
  | { type: "issue_created" | "issue_updated"; data: IssueListItem }
  | { type: "task_created" | "task_updated"; data: Task };

/** A real server; Acme has a project with a bug of every kind, Globex two without any. */
export interface Site {
  server: TestServer;
  url: string;
  orgId: string;
  globexId: string;
  /** A project of Globex, in which no agent is at work. */
  shopId: string;
  project: Project;
  /** The address of the project's bugs. */
  bugsUrl: string;
  bugs: Record<BugKind, IssueRow>;
  /** Where the API has the project's bugs. */
  issuesPath: string;
  /** Cookies of a new session. */
  cookiesOf(account: Account): Promise<{ name: string; value: string; url: string }[]>;
  /** Through the event stream to every open page of the bug's or task's organization, as another person's doing. */
  publish(...changes: Change[]): Promise<void>;
  /** The bug as its list has it. */
  listItem(issueId: string): Promise<IssueListItem>;
}

/** Where the beta form is set to be; the tests answer for it. */
export const BETA_FORM_URL = "https://beta.example.test/form";
/** What a page of a server on this machine does not do within this it does not do. */
const ACTION_MS = 20_000;
const VIEWPORT = { width: 1280, height: 900 };

async function startSite(): Promise<Site> {
  const server = await startTestServer({ DATABASE_URL: "", FIXPOINT_BETA_FORM_URL: BETA_FORM_URL });
  const { orgId, project, issues } = await withProject(server, "Calculator");
  const { db, live } = server.context;
  const grace = await signIn(server.url, "grace@acme.test");
  const organizations = (await grace.json("GET", "/api/v1/organizations")).body.data as { id: string; slug: string }[];
  const globexId = organizations.find(({ slug }) => slug === "globex")?.id ?? "";
  const make = (name: string) =>
    createProject(db, { organizationId: globexId, name, slug: name.toLowerCase(), keyPrefix: name.toUpperCase() });
  await make("Billing");
  const shop = await make("Shop");
  return {
    server,
    url: server.url,
    orgId,
    globexId,
    shopId: shop?.id ?? "",
    project,
    bugsUrl: `${server.url}/acme/${project.slug}/bugs`,
    bugs: await seedBugs(db, { organizationId: orgId, projectId: project.id, repository: server.repository }),
    issuesPath: issues,
    async cookiesOf(account) {
      const user = await ensureUser(db, { email: account, username: account });
      // Staff are those whose address of the vendor's domain is proven.
      await markEmailVerified(db, user.id);
      const { cookie = "" } = await sessionOf(server, user.id);
      const at = cookie.indexOf("=");
      return [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: server.url }];
    },
    async publish(...changes) {
      for (const change of changes)
        await live.publish(change.data.organizationId, [change], { userId: null, connectionId: null });
    },
    async listItem(issueId) {
      return IssueListItem.parse(JSON.parse((await findListItem(db, orgId, issueId)) ?? "null"));
    },
  };
}

type Open = (account: Account | null, options?: BrowserContextOptions) => Promise<Page>;

/** `site` is started once for each worker; `open` gives a page of a browser in which that person, or nobody, is signed in. */
export const test = base.extend<{ open: Open }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  open: async ({ browser, site }, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (account, options = {}) => {
      const context = await browser.newContext({ viewport: VIEWPORT, baseURL: site.url, ...options });
      closers.push(() => context.close());
      if (account) await context.addCookies(await site.cookiesOf(account));
      context.setDefaultTimeout(ACTION_MS);
      return context.newPage();
    });
    for (const close of closers) await close();
  },
});

export const expect = baseExpect.configure({ timeout: ACTION_MS });
