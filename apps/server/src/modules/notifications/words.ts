import { NOTIFICATION_NAMES } from "@fixpoint/contracts";
import type { PlacedEvent } from "@fixpoint/db";

/** What people are told, in plain text. */
export interface Words {
  /** In one line. */
  title: string;
  lines: string[];
  url: string;
}

/** Nothing that ends a line or is not seen. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
}

function addressOf({ organization, project, event }: PlacedEvent, origin: string): string {
  if (!project) return `${origin}/${organization.slug}/integrations`;
  const place = `${origin}/${organization.slug}/${project.slug}`;
  return event.issueId === null ? `${place}/settings/base-commit` : `${place}/bugs/${event.issueId}`;
}

/** `origin`: where browsers reach this server. */
export function wordsFor(placed: PlacedEvent, origin: string): Words {
  const { event, organization, project, issue } = placed;
  const subject = issue ? `${issue.key} ${issue.title}` : (event.data["subject"] ?? "");
  return {
    title: inOneLine(`${NOTIFICATION_NAMES[event.kind]}: ${subject}`),
    lines: [[organization.name, project?.name].filter(Boolean).join(" / "), event.data["detail"] ?? ""]
      .map(inOneLine)
      .filter(Boolean),
    url: addressOf(placed, origin),
  };
}
