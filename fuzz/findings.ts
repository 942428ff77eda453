import type { Complaint } from "./check-answer.ts";
import type { ConcreteRequest } from "./concrete-request.ts";
import type { Answer } from "./send.ts";

export interface Finding {
  route: string;
  complaint: Complaint;
  /** The smallest request that was found to show it. */
  request: ConcreteRequest;
  asker: string;
  answer: Answer | null;
  /** Which request of the run it was. */
  index: number;
  times: number;
}

const MOST_SHOWN = 1500;

function clip(text: string): string {
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}… (${text.length} signs)`;
}

function keyOf(route: string, { kind, detail }: Complaint): string {
  return `${route} ${kind} ${detail}`;
}

/** One of each kind of fault at each route. */
export class Findings {
  readonly #all = new Map<string, Finding>();

  get list(): Finding[] {
    return [...this.#all.values()];
  }

  has(route: string, complaint: Complaint): boolean {
    return this.#all.has(keyOf(route, complaint));
  }

  countAgain(route: string, complaint: Complaint): void {
    const found = this.#all.get(keyOf(route, complaint));
    if (found) found.times += 1;
  }

  /** What was found before counts, but the request is the new, smaller one. */
  add(finding: Finding): void {
    const key = keyOf(finding.route, finding.complaint);
    this.#all.set(key, { ...finding, times: finding.times + (this.#all.get(key)?.times ?? 0) });
  }
}

/** Without secrets: who asked is said in words. */
export function renderFinding({ route, complaint, request, asker, answer, index, times }: Finding): string {
  const { cookie: _cookie, authorization: _authorization, ...headers } = request.headers;
  return [
    `✗ ${route}: ${complaint.kind}: ${complaint.detail} (${times}×)`,
    `  ${request.method} ${clip(request.url)}`,
    `  as ${asker}, request ${index}, headers ${clip(JSON.stringify(headers))}`,
    ...(request.body === null ? [] : [`  body ${clip(JSON.stringify(request.body))}`]),
    `  → ${answer ? `${answer.status} ${answer.contentType} ${clip(answer.text)}` : "nothing"}`,
  ].join("\n");
}
