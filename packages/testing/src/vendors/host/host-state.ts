import { createGitServer, type GitServer } from "./git-server.ts";

export interface FakeNote {
  number: number;
  /** Of the first note of its thread; its own for that one. null: on the pull request as a whole. */
  thread: number | null;
  author: string;
  text: string;
  place: { path: string; line: number } | null;
  /** The author may write to the repository. */
  isTrusted: boolean;
  createdAt: Date;
}

export interface FakeCheck {
  name: string;
  state: "pending" | "passed" | "failed";
  summary: string;
}

export interface FakePull {
  number: number;
  /** E.g. `acme/shop`. */
  repository: string;
  branch: string;
  base: string;
  title: string;
  body: string;
  isDraft: boolean;
  state: "open" | "closed" | "merged";
  labels: string[];
  reviewers: string[];
  /** From another repository's branch, of whoever likes to, where tests set it. */
  isFromFork?: boolean;
  /** As it was when it was merged or closed; the branch's head while it is open. */
  headSha: string;
  createdAt: Date;
  notes: FakeNote[];
}

type NewPull = Pick<FakePull, "repository" | "branch" | "base" | "title" | "body" | "isDraft">;

/** What a code host holds, the same for every vendor: real repositories, and pull requests that tests act on. */
export interface HostState extends AsyncDisposable {
  git: GitServer;
  pulls: Map<number, FakePull>;
  /** Repositories that nobody may write to. */
  archived: Set<string>;
  /** By repository and commit. */
  checks: Map<string, FakeCheck[]>;
  pullsOf(repository: string): FakePull[];
  /** null where there is an open one of the branch, or no such branch. */
  openPull(values: NewPull): Promise<FakePull | null>;
  headOf(pull: FakePull): Promise<string>;
  addNote(pull: number, text: string, values?: Partial<Pick<FakeNote, "author" | "place" | "thread" | "isTrusted">>): FakeNote;
  setCheck(repository: string, sha: string, check: FakeCheck): void;
  checksOf(repository: string, sha: string): FakeCheck[];
  hasConflict(pull: FakePull): Promise<boolean>;
  /** With a merge commit on the base, as a person's click does. */
  merge(pull: number): Promise<string>;
  close(pull: number): Promise<void>;
  reopen(pull: number): void;
}

export const REPOSITORY = "acme/shop";

/** A second passes with each thing that happens. Numbers begin where no issue's do. */
export async function createHostState(files: Record<string, string>): Promise<HostState> {
  const git = await createGitServer();
  await git.create(REPOSITORY, files);
  const pulls = new Map<number, FakePull>();
  const checks = new Map<string, FakeCheck[]>();
  let clock = Date.UTC(2026, 2, 1, 9);
  let counted = 100;
  const next = () => new Date((clock += 1000));

  function pullOf(number: number): FakePull {
    const pull = pulls.get(number);
    if (!pull) throw new Error(`There is no pull request ${number} in the fake`);
    return pull;
  }

  async function headOf(pull: FakePull): Promise<string> {
    if (pull.state === "open") pull.headSha = (await git.head(pull.repository, pull.branch)) ?? pull.headSha;
    return pull.headSha;
  }

  async function mergeTree(pull: FakePull): Promise<string | null> {
    const base = `refs/heads/${pull.base}`;
    return git.git(pull.repository, "merge-tree", "--write-tree", base, await headOf(pull)).catch(() => null);
  }

  return {
    git,
    pulls,
    archived: new Set(),
    checks,
    headOf,
    pullsOf: (repository) => [...pulls.values()].filter((pull) => pull.repository === repository),
    async openPull(values) {
      const headSha = await git.head(values.repository, values.branch);
      const isTaken = [...pulls.values()].some(
        ({ repository, branch, state }) => repository === values.repository && branch === values.branch && state === "open",
      );
      if (isTaken || headSha === null) return null;
      const fresh = { labels: [], reviewers: [], notes: [], state: "open" as const };
      const pull: FakePull = { number: ++counted, ...values, ...fresh, headSha, createdAt: next() };
      pulls.set(pull.number, pull);
      return pull;
    },
    addNote(number, text, values = {}) {
      const note = { author: "grace", place: null, isTrusted: true, ...values, number: ++counted, text, createdAt: next() };
      const thread = values.thread ?? (note.place === null ? null : note.number);
      const added: FakeNote = { ...note, thread };
      pullOf(number).notes.push(added);
      return added;
    },
    setCheck(repository, sha, check) {
      const key = `${repository} ${sha}`;
      const others = (checks.get(key) ?? []).filter(({ name }) => name !== check.name);
      checks.set(key, [...others, check]);
    },
    checksOf: (repository, sha) => checks.get(`${repository} ${sha}`) ?? [],
    hasConflict: async (pull) => (await mergeTree(pull)) === null,
    async merge(number) {
      const pull = pullOf(number);
      const head = await headOf(pull);
      const tree = (await mergeTree(pull))?.split("\n")[0];
      if (tree === undefined) throw new Error(`Pull request ${number} has a conflict`);
      const base = await git.git(pull.repository, "rev-parse", `refs/heads/${pull.base}`);
      const message = `Merge ${pull.branch}`;
      const sha = await git.git(pull.repository, "commit-tree", "-p", base, "-p", head, "-m", message, tree);
      await git.git(pull.repository, "update-ref", `refs/heads/${pull.base}`, sha);
      pull.state = "merged";
      return sha;
    },
    async close(number) {
      const pull = pullOf(number);
      await headOf(pull);
      pull.state = "closed";
    },
    reopen(number) {
      pullOf(number).state = "open";
    },
    [Symbol.asyncDispose]: () => git[Symbol.asyncDispose](),
  };
}
