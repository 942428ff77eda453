// Inlined into the page. Asks for what the page will want while the application itself is still on its way: its scripts,
// by the list that the build left in #chunks, and its answers, which lib/early-answers.ts hands on.
(() => {
  interface Found {
    id: string;
    slug: string;
  }
  const PUBLIC = /^\/(sign-in|request-access|how-it-works|401|403|404|500|503)(\/|$)/;
  const API = "/api/v1";
  const DEMO_BUG = "demo-bug";
  if (PUBLIC.test(location.pathname)) return;

  const answers = new Map<string, Promise<EarlyAnswer>>();
  globalThis.earlyAnswers = answers;

  async function read(path: string): Promise<EarlyAnswer> {
    const response = await fetch(path, { headers: { accept: "application/json" } });
    return { status: response.status, text: await response.text() };
  }

  function ask(path: string): Promise<EarlyAnswer> {
    const answer = read(path);
    // Told where the application comes to the question.
    answer.catch(() => undefined);
    answers.set(path, answer);
    return answer;
  }

  async function find(path: string, slug: string | undefined): Promise<Found | undefined> {
    const { status, text } = await ask(path);
    if (status !== 200) return undefined;
    const { data } = JSON.parse(text) as { data: Found[] };
    return data.find((item) => item.slug === slug);
  }

  async function askAll(): Promise<void> {
    const [orgSlug, projectSlug, page, bugId] = location.pathname.split("/").filter(Boolean);
    void ask(`${API}/auth/user-info`);
    const organization = await find(`${API}/organizations`, orgSlug);
    if (!organization) return;
    const projects = `${API}/organizations/${organization.id}/projects`;
    const project = await find(`${projects}?includeLatestCommit=true`, projectSlug);
    if (!project) return;
    const issues = `${projects}/${project.id}/issues`;
    if (page === "bugs" && bugId && bugId !== DEMO_BUG) {
      void ask(`${issues}/${bugId}/details`);
      void ask(`${issues}/${bugId}/events`);
    }
    void ask(issues);
  }

  function preload({ path, files }: { path: string; files: string[] }): void {
    if (!new RegExp(path).test(location.pathname)) return;
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, crossOrigin: "" }));
  }

  askAll().catch(() => undefined);
  const chunks = document.getElementById("chunks")?.textContent;
  if (chunks) (JSON.parse(chunks) as { path: string; files: string[] }[]).forEach(preload);
})();
