export interface FakeComment {
  number: number;
  author: string;
  text: string;
  createdAt: Date;
  /** The number of the comment that it answers, where the vendor has threads and tests set it. */
  parent?: number;
}

export interface FakeFrame {
  file: string;
  function: string;
  line: number;
  variables: Record<string, unknown> | null;
  isInApp: boolean;
}

export interface FakeIssue {
  /** Counted over all sources, from 1; a vendor makes its own ids of it. */
  number: number;
  source: number;
  title: string;
  /** Markdown. */
  text: string;
  isOpen: boolean;
  labels: string[];
  createdAt: Date;
  updatedAt: Date;
  comments: FakeComment[];
  /** Of an error monitor; the others leave it out. */
  crash: { type: string; message: string; frames: FakeFrame[] } | null;
}

export interface FakeWebhook {
  number: number;
  source: number;
  callbackUrl: string;
  /** What deliveries are signed with. */
  secret: string;
  /** The vendor's word for its condition, where tests set it, e.g. "disabled"; else it is well. */
  health?: string;
}

export interface FakeSource {
  /** From 1; a vendor makes its own id of it. */
  number: number;
  name: string;
}

type NewIssue = Partial<Pick<FakeIssue, "title" | "text" | "isOpen" | "labels" | "crash">>;

/** What a tracker holds, the same for every vendor: two sources, and issues that tests add and change. */
export interface TrackerState {
  sources: FakeSource[];
  issues: Map<number, FakeIssue>;
  webhooks: Map<number, FakeWebhook>;
  /** Written by whoever is connected, newest last. */
  links: { issue: number; url: string; title: string }[];
  /** Of a source, the one that changed longest ago first. */
  issuesOf(source: number): FakeIssue[];
  addIssue(source: number, values?: NewIssue): FakeIssue;
  /** A change moves `updatedAt`. */
  changeIssue(number: number, values: NewIssue): FakeIssue;
  removeIssue(number: number): void;
  addComment(issue: number, text: string, author?: string): FakeComment;
  addWebhook(source: number, callbackUrl: string, secret: string): FakeWebhook;
}

/** A second passes with each change, unless it is said otherwise: two never share a moment. */
export function createTrackerState(options: { start?: Date; stepMs?: number } = {}): TrackerState {
  const { start = new Date("2026-03-01T09:00:00Z"), stepMs = 1000 } = options;
  let clock = start.getTime();
  let counted = 0;
  const next = () => new Date((clock += stepMs));
  const issues = new Map<number, FakeIssue>();
  const webhooks = new Map<number, FakeWebhook>();

  function issueOf(number: number): FakeIssue {
    const issue = issues.get(number);
    if (!issue) throw new Error(`There is no issue ${number} in the fake`);
    return issue;
  }

  /** Kept in the order of change: what changes goes to the end. */
  function touch(issue: FakeIssue): FakeIssue {
    issue.updatedAt = next();
    issues.delete(issue.number);
    issues.set(issue.number, issue);
    return issue;
  }

  return {
    sources: [
      { number: 1, name: "shop" },
      { number: 2, name: "depot" },
    ],
    issues,
    webhooks,
    links: [],
    issuesOf: (source) => [...issues.values()].filter((issue) => issue.source === source),
    addIssue(source, values = {}) {
      const number = (counted += 1);
      const createdAt = next();
      const issue: FakeIssue = {
        number,
        source,
        title: `Total is wrong ${number}`,
        text: `The total of \`cart(${number})\` is wrong.`,
        isOpen: true,
        labels: [],
        comments: [],
        crash: null,
        ...values,
        createdAt,
        updatedAt: createdAt,
      };
      issues.set(number, issue);
      return issue;
    },
    changeIssue: (number, values) => touch(Object.assign(issueOf(number), values)),
    removeIssue: (number) => void issues.delete(number),
    addComment(issue, text, author = "grace") {
      const comment: FakeComment = { number: (counted += 1), author, text, createdAt: next() };
      touch(issueOf(issue)).comments.push(comment);
      return comment;
    },
    addWebhook(source, callbackUrl, secret) {
      const webhook: FakeWebhook = { number: (counted += 1), source, callbackUrl, secret };
      webhooks.set(webhook.number, webhook);
      return webhook;
    },
  };
}
