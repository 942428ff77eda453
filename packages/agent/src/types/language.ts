import type { Sandbox } from "@fixpoint/sandbox";
import type { Candidate, JudgeOptions, Judged, TextEdit } from "./candidate.ts";
import type { IssueFacts, Symptom } from "./facts.ts";
import type { GreenTests, TestFailure, TestRun } from "./tests.ts";

/** What stage 3 finds out about a repository. */
export interface ProjectProfile {
  language: "javascript" | "python";
  /** `npm`, `pnpm`, `yarn`, `pip`, …; null when nothing needs installing. */
  packageManager: string | null;
  /** `node:test`, `mocha`, `jest`, `vitest`, `tape`, `ava`, `tap`, `jasmine`, `pytest`, `unittest`; null when the project has none that can be run. */
  testRunner: string | null;
  /** The runner that reproductions are written for: the project's own where it is there, else the language's built-in one. */
  reproductionRunner: string;
  /** The name by which the package imports itself; null when it has none. */
  packageName: string | null;
  /** Relative paths. */
  testFiles: string[];
  sourceFiles: string[];
  /** Scripts that only tests use, though neither path nor name says so: whoever changes them repairs nothing. Missing where there are none. */
  testSupport?: string[];
  /** Test files that cannot be loaded here and keep the others from running; the suite is run without them. Missing where there are none. */
  leftOut?: string[];
  /** Where a new test belongs, relative, e.g. `test` or `src/__tests__`. */
  testFolder: string;
  /** Things worth saying, e.g. “the test script chains a linter”. */
  notes: string[];
  /** Adapter-private facts (module format, entry points, style); opaque elsewhere. JSON-serialisable: it is stored in the evidence. */
  details: Record<string, unknown>;
}

/** All that an adapter needs to act on one work tree. */
export interface Workspace {
  /** Absolute host path of the copy; may be written to by the agent (never through symlinks). */
  root: string;
  sandbox: Sandbox;
  /** Absolute host path of the shared dependency cache, one folder a lockfile hash. */
  cacheDir: string;
  signal: AbortSignal;
  /** Workers that may run at once. */
  jobs: number;
  /** One timeline entry. */
  log(level: "info" | "warn", message: string): void;
}

export interface InstallResult {
  status: "installed" | "cached" | "not_needed" | "failed";
  /** The command and the tail of its output when it failed. */
  detail: string;
  /** It failed because its time was over: that says nothing about the project. */
  timedOut?: boolean;
  /** Direct dependencies that could not be had; the project is used without them. */
  missing?: string[];
  /** Why they could not, in the package manager's words. */
  reason?: string;
  toolVersions: Record<string, string>;
  /** Key of the dependency cache, for replay; null when nothing was installed. */
  cacheKey: string | null;
  /** `name@version` of what replay will need. */
  dependencies: string[];
}

/** A test written from the issue; not yet shown to fail. */
export interface ReproductionTest {
  id: string;
  testName: string;
  /** Relative to the root. */
  filePath: string;
  /** Whole text of the file, in the project's framework and style. */
  code: string;
  /** E.g. “the second code block with its `// =>` comment”. */
  derivedFrom: string;
  symptom: Symptom;
  /** Of a test that hangs: milliseconds that it was given when it was repeated, by what a run of its file that ends takes. */
  hangMs?: number;
  /** It asserts nothing, since only an error is known: that it passes does not show that its value is right. */
  demandsNoValue?: boolean;
  /** It only demands that another value comes than now: whatever does passes it. */
  isOnlyUnwanted?: boolean;
  /** Its file is part of the base commit, with other tests perhaps: the patch holds the fix alone. */
  isInTree?: boolean;
  /** Its file takes long, and alone it fails alike: it is run without the others. */
  isAlone?: boolean;
  /** How a test that is part of the base commit fails when its runner runs it: who runs it otherwise must see the same. */
  seen?: Pick<TestFailure, "kind" | "errorType" | "message">;
  /** Absent where rules wrote it. */
  proposedBy?: "model";
  /** The same behaviour as a bare script body for the fast judge; adapter-private, JSON-serialisable. */
  probe: Record<string, unknown>;
  /** Other examples that the issue gives (unseen by the search) or neighbours of the input. Each a whole test like this one. */
  secondExamples: SecondExample[];
  /** The one call that it asks for its value, and what that should be, as the issue writes them; absent where it is another kind of test. */
  asks?: { expression: string; expected: string };
  /** Of a test that joins several examples: each of them alone, all of which must fail as stated. */
  parts?: { code: string; symptom: Symptom }[];
  /** Of a test that is part of the base commit and demands several things: each of them as a test by itself. */
  readings?: readonly Reading[];
  /** Files of the project that it runs as programs: no other test does, whatever is wrong. */
  programs?: readonly string[];
}

/** One thing that a test demands, and what else it does. */
export type Reading = Pick<ReproductionTest, "code" | "symptom" | "probe" | "secondExamples">;

export interface TestRunOptions {
  /** Relative to the root; the whole suite without them. */
  files?: string[];
  timeMs: number;
  /** The project's own without it. */
  runner?: string;
  /**
   * Name of the one test of the one file that has to run, whole or its last part; where the runner can be told so little,
   * others of the file run too.
   */
  only?: string;
}

export interface SecondExample {
  kind: "unseen_example" | "neighbour";
  code: string;
  description: string;
  /** How it fails on the base commit, unless it passes there; absent where nothing is stated of it. */
  symptom?: Symptom;
  /** The same for the fast judge, as the reproduction's; absent where there is none. */
  probe?: ReproductionTest["probe"];
  /** Seen to pass on the base commit. */
  holds?: boolean;
  /** What the call gives on the base commit is right: it takes the place of `LEARNED` in the code. */
  learns?: boolean;
}

/** What a part of the project's own documentation shows, read as an issue is. */
export interface DocumentedPage {
  /** E.g. `README.md, Usage`. */
  place: string;
  facts: IssueFacts;
}

/** Tests of documented examples; nothing of them has been run. */
export interface DocumentedTests {
  /** New files. */
  files: { path: string; code: string }[];
  /** What the files hold; `name` is as the runner tells it, its groups aside. `probe` is as a reproduction's. */
  tests: { name: string; probe: ReproductionTest["probe"] }[];
}

/** A text that no program gives. */
export const LEARNED = "what it gives on the base commit";

/** A part of the issue that no test could be made of. */
export interface UnusableRecord {
  /** E.g. “the recorded call at app/rows.py:41”. */
  what: string;
  /** Half a sentence, e.g. “`token` was filtered out before it was recorded”. */
  reason: string;
}

/** Lines that one test ran: file (relative) → 1-based line numbers. Only files of the project itself. */
export interface Coverage {
  test: string;
  passed: boolean;
  lines: Record<string, number[]>;
  /** Those of `lines` that ran only while files were loaded; absent where that is not told apart. */
  loaded?: Record<string, number[]>;
}

/**
 * What held of a name at a line in all passing tests that came by, and does not in the failing one (likely invariants, as Daikon
 * finds them): `name` is `trait` there for the first time.
 */
export interface BrokenInvariant {
  file: string;
  line: number;
  /** A variable, or an attribute of one: `self.parts`. */
  name: string;
  /** `None`, `True`, `False`, `zero`, `positive`, `negative`, `empty`, or a type's own name. */
  trait: string;
}

export interface SpectrumResult {
  /** The failing reproduction first, then passing tests (and passing variants of the reproduction). */
  tests: Coverage[];
  /** Lines that hold code which can run, for every file seen. */
  coverable: Record<string, number[]>;
}

/** Whole texts of files by their relative path, with an edit and as they are. */
export interface EditedFiles {
  patched: Readonly<Record<string, string>>;
  base: Readonly<Record<string, string>>;
}

/** What the program answers to one input near the reproduction's. */
export interface Observation {
  /** The call, as source. */
  input: string;
  /** The answer in one spelling: a printed value, or the error's name and message. */
  outcome: string;
  /** `nothing`: null, undefined, None or NaN. */
  kind: "value" | "nothing" | "throws";
  /** Mostly no input of the program: a value of another kind stands in a literal's place, or it is refused for another reason than the example (`withRefused`). */
  isOfOtherKind?: boolean;
  /** The reproduction's own call. */
  isExample?: boolean;
}

/** What is looked for by syntax trees. `name` is the name alone, `parse` for `lib.parse(x)`. */
export interface SyntaxQuery {
  kind: "definition" | "call" | "import" | "assignment";
  name: string;
}

export interface SyntaxMatch {
  file: string;
  /** 1-based. */
  line: number;
  /** The whole line. */
  text: string;
}

/** What a test does, read from its text: nothing of it is run. */
export interface TestReading {
  /** Why it is no plain test of the program, in words; none for a test that may be run. */
  objections: string[];
  /** Names of the program's own that it calls. */
  calls: string[];
  /** Numbers and strings that it passes or compares with, as values; names of tests and modules are left out. */
  literals: string[];
}

/** The project's own type checker, on the base commit's tree. Nothing runs before the first question. */
export interface TypeCheck {
  /** Errors that the project has with these edits and not without them, in words; [] also where nobody can say. */
  errorsOf(edits: readonly TextEdit[]): Promise<string[]>;
  close(): Promise<void>;
}

/** A small file that hands on another one. */
export interface StandIn {
  /** Relative to the root; not one of the base commit. */
  file: string;
  source: string;
  text: string;
}

/** What a language brings. Sibling adapters hold the same file names. Methods run project code only through `workspace.sandbox`. */
export interface LanguageAdapter {
  readonly id: ProjectProfile["language"];
  /** What only an issue about this language has: its name at a block of code, its sessions and traces. */
  readonly signs?: RegExp;
  /** null when the tree holds no project of this language. `told` is the issue, for what is no bug of the project otherwise. Runs no project code. */
  detect(root: string, told?: string): Promise<ProjectProfile | null>;
  /**
   * Fills the dependency cache and makes it visible in the work tree. Never throws for what the project does. With
   * `offline` it puts in place what an earlier installation answered as `cacheKey`: null where that was nothing; without
   * it only all that the project asks for.
   */
  install(
    workspace: Workspace,
    profile: ProjectProfile,
    options: { offline: boolean; cacheKey?: string | null },
  ): Promise<InstallResult>;
  /**
   * What stands in every tree in place of files that a build would make, and the profile with which they are run. Reads files,
   * runs nothing.
   */
  standIn?(workspace: Workspace, profile: ProjectProfile): Promise<{ profile: ProjectProfile; standIns: StandIn[] }>;
  /** Whether the runner that reproductions are written for is there, now that what can be had is installed. */
  hasRunner(workspace: Workspace, profile: ProjectProfile, installed: InstallResult): Promise<boolean>;
  /** The profile for the language's built-in runner; the project's own suite cannot be run. */
  withBuiltInRunner(workspace: Workspace, profile: ProjectProfile): Promise<ProjectProfile>;
  /** The existing suite, or `files` of it. */
  runTests(workspace: Workspace, profile: ProjectProfile, options: TestRunOptions): Promise<TestRun>;
  /** Best first; at most `limit`. Pure: reads files, runs nothing. */
  writeReproductions(
    workspace: Workspace,
    profile: ProjectProfile,
    facts: IssueFacts,
    limit: number,
    /** Hears of what was recorded and could not be used. */
    tell?: (unusable: UnusableRecord) => void,
  ): Promise<ReproductionTest[]>;
  /**
   * Tests of what the documentation shows, for `profile.reproductionRunner`; at most `limit`, those of the first pages
   * first, and none of a call that stands in `except`. Each test is named after its page and its call. Reads files, runs
   * nothing of the project.
   */
  writeDocumented(
    workspace: Workspace,
    profile: ProjectProfile,
    pages: readonly DocumentedPage[],
    options: { limit: number; except: string },
  ): Promise<DocumentedTests>;
  /** The test with a probe that demands of each candidate what `probes` do too, once it passes. Pure. */
  guard(reproduction: ReproductionTest, probes: readonly ReproductionTest["probe"][]): ReproductionTest;
  /**
   * Runs each test once with coverage on. `testFiles` are the project's; `documented` are files of `writeDocumented`.
   * They and the reproduction's file are in the tree already.
   */
  spectrum(
    workspace: Workspace,
    profile: ProjectProfile,
    options: { reproduction: ReproductionTest; testFiles: string[]; documented?: string[]; timeMs: number },
  ): Promise<SpectrumResult>;
  /**
   * What held of the names that these lines read in all passing tests of these files, and does not in the reproduction. What did
   * not end in time says nothing. Absent where the language's tests cannot be looked into.
   */
  brokenInvariants?(
    workspace: Workspace,
    profile: ProjectProfile,
    options: { reproduction: ReproductionTest; testFiles: string[]; lines: { file: string; line: number }[]; timeMs: number },
  ): Promise<BrokenInvariant[]>;
  /** Candidate edits at the suspicious lines, lazily and best first within a line. */
  candidates(workspace: Workspace, profile: ProjectProfile, options: CandidateOptions): AsyncIterable<Candidate>;
  /** Runs the reproduction's probe against candidates, many in one loaded program; yields in any order. */
  judge(
    workspace: Workspace,
    profile: ProjectProfile,
    reproduction: ReproductionTest,
    candidates: AsyncIterable<Candidate>,
    options: JudgeOptions,
  ): AsyncIterable<Judged>;
  /**
   * The same by what passes of one test file of the project's own on the base commit. Yields nothing where it does not pass
   * here, or its runner cannot run many candidates in one loaded program.
   */
  judgeBySuite(
    workspace: Workspace,
    profile: ProjectProfile,
    tests: GreenTests,
    candidates: AsyncIterable<Candidate>,
    options: JudgeOptions,
  ): AsyncIterable<Judged>;
  /**
   * Answers to inputs near the reproduction's, in the same order each time; what comes after an input that hangs is
   * missing. [] where the probe cannot run by itself or has no input to vary.
   */
  observe(
    workspace: Workspace,
    profile: ProjectProfile,
    reproduction: ReproductionTest,
    options: ObserveOptions,
  ): Promise<Observation[]>;
  /**
   * The same of each of several edits, in a tree that is theirs for that time; its files are as before afterwards. Less is
   * answered of an edit that has no time, and nothing of those behind the last for which there was any.
   */
  observeEach(
    workspace: Workspace,
    profile: ProjectProfile,
    reproduction: ReproductionTest,
    edits: readonly EditedFiles[],
    options: ObserveOptions & {
      /** Milliseconds after which an answer is not waited for any more. */
      answerMs?: number;
    },
  ): Promise<Observation[][]>;
  /** Files that do not parse are left out. Runs no project code. */
  findSyntax(files: readonly { file: string; code: string }[], query: SyntaxQuery): Promise<SyntaxMatch[]>;
  /** The text of a test file with its tests skipped: it loads what they load. null where that cannot be told. Pure. */
  skipped(code: string): string | null;
  /** Reads a test that was not written by rules, before anybody runs it. */
  readTest(profile: ProjectProfile, filePath: string, code: string): Promise<TestReading>;
  /** What speaks against an edit of one source file that was not made by rules, in words: it looks for the tests, or changes how they run. */
  objectToEdit(filePath: string, base: string, patched: string): Promise<string[]>;
  /** null when the text parses as this language; else the error. */
  syntaxError(filePath: string, code: string): Promise<string | null>;
  openTypeCheck(workspace: Workspace): TypeCheck;
  /** Whether a file is a test, a configuration, a lockfile, a workflow or something else; used by gate V's path policy. */
  classifyPath(filePath: string, profile: ProjectProfile): "source" | "test" | "config" | "lockfile" | "workflow" | "other";
}

export interface ObserveOptions {
  timeMs: number;
  /** Of the issue: its numbers are inputs too. */
  text?: string;
  /** Only these are asked; all where it is not said. */
  only?: ReadonlySet<string> | undefined;
}

export interface CandidateOptions {
  suspicious: { file: string; line: number; score: number }[];
  /** What only the failing test has there; makes edits likelier that ask for it. */
  brokenInvariants?: readonly BrokenInvariant[];
  reproduction: ReproductionTest;
  facts: IssueFacts;
  /** How the reproduction failed; absent where nothing was run. */
  failure?: TestFailure;
  /** `repair`: all families; `mutants`: plain mutations of exactly these lines, for measuring test strength. */
  purpose: "repair" | "mutants";
  /** Ids of those that pass, as far as is known; grows while candidates are taken. */
  passed?: ReadonlySet<string>;
  /** Those of them that do harm elsewhere: to a test, another example, the documentation, most inputs near the example's; grows as well. */
  harmful?: ReadonlySet<string>;
}
