import { mkdir } from "node:fs/promises";
import path from "node:path";
import { runPipeline, type Candidate, type RepairRequest } from "@fixpoint/agent";
import type { Sandbox } from "@fixpoint/sandbox";
import { demoProjects, materialiseDemoProject, readDemoIssues } from "../../apps/server/src/demo/index.ts";
import { searchEngine } from "../../packages/agent/src/engines/search/index.ts";
import type { JudgeCase } from "./cases.ts";

export interface Place {
  sandbox: Sandbox;
  /** Absolute folder for repositories, dependencies and evidence; kept between runs. */
  dataDir: string;
  jobs: number;
  signal: AbortSignal;
}

const HALF_AN_HOUR = 30 * 60_000;

/**
 * Lets the agent work on the issue up to where candidates are judged, and calls `work` there with what the engine
 * gets, while the tree and its dependencies still exist.
 * @throws Error when the agent does not come so far.
 */
export async function withRequest<T>(
  { project: slug, issue: issueSlug, wholeTest }: JudgeCase,
  { sandbox, dataDir, jobs, signal }: Place,
  work: (request: RepairRequest) => Promise<T>,
): Promise<T> {
  const project = demoProjects.find((one) => one.slug === slug);
  const issue = project === undefined ? undefined : (await readDemoIssues(project)).find((one) => one.slug === issueSlug);
  if (project === undefined || issue === undefined) throw new Error(`There is no demo bug ${slug}/${issueSlug}.`);
  const repository = await materialiseDemoProject({ project, dataDir, signal });
  const outDir = path.join(dataDir, "evidence", slug, issueSlug);
  const cacheDir = path.join(dataDir, "dependencies");
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  let answer: { value: T } | null = null;
  const outcome = await runPipeline(
    {
      repository: repository.repositoryPath,
      base: repository.headSha,
      issue: { title: issue.title, text: issue.text },
      engine: "search",
      timeoutMs: HALF_AN_HOUR,
      jobs,
      sandbox,
      outDir,
      cacheDir,
      signal,
      onEvent: () => undefined,
    },
    {
      engines: [
        {
          name: "search",
          // oxlint-disable-next-line require-yield -- nothing is proposed: the work is done inside
          async *propose(request) {
            answer = { value: await work(wholeTest === null ? request : withWholeTest(request, wholeTest)) };
          },
        },
      ],
    },
  );
  // TypeScript cannot see that the engine's closure sets it.
  const reached = answer as { value: T } | null;
  if (reached === null) throw new Error(`${slug}/${issueSlug}: ${outcome.evidence.verdict.summary}`);
  return reached.value;
}

function withWholeTest(request: RepairRequest, runner: NonNullable<JudgeCase["wholeTest"]>): RepairRequest {
  const { profile, reproduction } = request;
  return { ...request, profile: { ...profile, reproductionRunner: runner }, reproduction: { ...reproduction, probe: {} } };
}

/** The first `count` candidates of the search engine, in its order. */
export async function candidatesOf(request: RepairRequest, count: number): Promise<Candidate[]> {
  const taken: Candidate[] = [];
  const adapter = {
    candidates: request.adapter.candidates,
    // oxlint-disable-next-line require-yield -- candidates are taken, none is judged
    async *judge(_workspace, _profile, _reproduction, candidates) {
      for await (const candidate of candidates) if (taken.push(candidate) >= count) return;
    },
  } satisfies Parameters<typeof searchEngine.propose>[0]["adapter"];
  for await (const _verdict of searchEngine.propose({ ...request, adapter })) throw new Error("Nothing is judged here.");
  return taken;
}
