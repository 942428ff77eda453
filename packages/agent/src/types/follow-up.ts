/** The bug whose fix stands on the branch. */
export interface OriginalIssue {
  title: string;
  /** Markdown as the reporter wrote it. */
  text: string;
  /** Whole text of the fix's regression test: tells which call it is about where the text shows none, as with a crash. */
  regressionTest?: string | null;
}

/** A test that a check names as failing; texts as the runner printed them. */
export interface FailingTest {
  /** Suite and test names joined by “ > ”, as far as the runner tells. */
  name: string;
  /** As printed; relative to some folder, or absolute on the check's machine. */
  file: string | null;
  errorType: string | null;
  message: string | null;
  expected: string | null;
  actual: string | null;
}

/** What makes an issue one about a fix of ours that is open. `base` of its run is the head of the fix's branch. */
export interface FollowUpContext {
  /** `request`: a reviewer asks for more. `check`: a check is red on the branch. */
  kind: "request" | "check";
  original: OriginalIssue;
  /** Of a check; those that stand in the tree and fail there alone are reproductions by themselves. */
  failingTests?: FailingTest[];
}
