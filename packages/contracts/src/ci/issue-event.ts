import { z } from "zod";

/** An issue as the event of a pipeline tells it. Its title and text are anybody's words. */
export interface EventIssue {
  title: string;
  /** Markdown; empty where nothing was written. */
  text: string;
  /** `#12` */
  key: string;
  url: string | null;
  /** Labels that came with this very event; none for a change of anything else. */
  addedLabels: string[];
}

const Url = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);
const Name = z.object({ name: z.string() });
const Title = z.object({ title: z.string() });

/** https://docs.github.com/en/webhooks/webhook-events-and-payloads#issues */
const GithubEvent = z
  .object({
    action: z.string().nullish(),
    label: Name.nullish(),
    issue: z.object({
      number: z.int().positive(),
      title: z.string(),
      body: z.string().nullish(),
      html_url: Url,
      labels: z.array(Name).nullish(),
    }),
  })
  .transform(({ action, label, issue }): EventIssue => {
    const addedLabels = action === "labeled" && label ? [label] : action === "opened" ? (issue.labels ?? []) : [];
    return {
      title: issue.title,
      text: issue.body ?? "",
      key: `#${issue.number}`,
      url: issue.html_url ?? null,
      addedLabels: addedLabels.map(({ name }) => name),
    };
  });

/** https://docs.gitlab.com/user/project/integrations/webhook_events/#issue-events */
const GitlabEvent = z
  .object({
    object_kind: z.enum(["issue", "work_item"]),
    object_attributes: z.object({
      iid: z.int().positive(),
      title: z.string(),
      description: z.string().nullish(),
      url: Url,
      action: z.string().nullish(),
    }),
    labels: z.array(Title).nullish(),
    changes: z.object({ labels: z.object({ previous: z.array(Title), current: z.array(Title) }).nullish() }).nullish(),
  })
  .transform(({ object_attributes: issue, labels, changes }): EventIssue => {
    const before = new Set(changes?.labels?.previous.map(({ title }) => title));
    const now = issue.action === "open" ? (labels ?? []) : (changes?.labels?.current ?? []);
    return {
      title: issue.title,
      text: issue.description ?? "",
      key: `#${issue.iid}`,
      url: issue.url ?? null,
      addedLabels: now.map(({ title }) => title).filter((title) => !before.has(title)),
    };
  });

/** The event of GitHub (`GITHUB_EVENT_PATH`) or GitLab (`TRIGGER_PAYLOAD`) that a pipeline was started by. */
export const IssueEvent = z.union([GitlabEvent, GithubEvent]);
