import fc from "fast-check";
import type { TestServer } from "../apps/server/src/testing/test-server.ts";
import { operationsOf, readDescription, type Operation } from "./api-description.ts";
import { AnswerChecker, type Complaint } from "./check-answer.ts";
import { concreteRequest, type ConcreteRequest } from "./concrete-request.ts";
import { Findings } from "./findings.ts";
import { learn } from "./learn.ts";
import { watchOutbound } from "./outbound.ts";
import { planOf, type RequestPlan } from "./request-plan.ts";
import { Sender, type Answer } from "./send.ts";
import { Tally } from "./tally.ts";
import { makeWorld, type World } from "./world.ts";
import type { FuzzOptions } from "./options.ts";

/** Requests to one world; more would make its lists long and its answers slow. */
const WORLD_REQUESTS = 2000;
/** To find a smaller request that shows the same. */
const MOST_SHRINKS = 60;
const ORG = "/api/v1/organizations/{orgId}";
/** Asked less often: they leave something for good, which every list for staff then shows, or start git or tar. */
const RARE = new Set([
  "POST /api/v1/internal/organizations",
  "POST /api/v1/beta-requests",
  `POST ${ORG}/projects`,
  `PUT ${ORG}/projects/{projectId}/repos/{repoId}/latest-commit`,
  `GET ${ORG}/integrations/git/projects/{projectId}/commits/latest`,
  `POST ${ORG}/integrations/git/pull-requests`,
  `POST ${ORG}/projects/{projectId}/issues/sync`,
  `GET ${ORG}/projects/{projectId}/issues/{issueId}/evidence`,
]);
/** How often the others come for once of these. A short run has to reach them as well. */
const RARELY = { short: 2, long: 10 };
const SHORT_RUN = 5000;

export interface FuzzResult {
  tally: Tally;
  findings: Findings;
  /** Where the server went that is not this machine. */
  outbound: Set<string>;
  milliseconds: number;
}

/** The seed of one request: near ones must not make like requests. */
function seedOf(seed: number, index: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) | 0;
}

/** Tells fast-check that a request shows a fault. */
class Shown extends Error {}

interface Card {
  operation: Operation;
  arbitrary: fc.Arbitrary<RequestPlan>;
}

class Fuzzer {
  readonly #server: TestServer;
  readonly #checker: AnswerChecker;
  readonly #sender: Sender;
  readonly #tally: Tally;
  readonly #findings: Findings;

  constructor(server: TestServer, checker: AnswerChecker, sender: Sender, tally: Tally, findings: Findings) {
    this.#server = server;
    this.#checker = checker;
    this.#sender = sender;
    this.#tally = tally;
    this.#findings = findings;
  }

  async #ask(world: World, operation: Operation, plan: RequestPlan) {
    const request: ConcreteRequest = concreteRequest(this.#server, world, operation, plan);
    const { foreign } = world.sessions[plan.asker];
    let answer: Answer | null = null;
    let complaints: Complaint[];
    try {
      answer = await this.#sender.send(request);
      complaints = this.#checker.check(operation, request, answer, foreign);
    } catch (error) {
      complaints = [{ kind: "no answer", detail: (error as NodeJS.ErrnoException).code ?? String(error) }];
    }
    this.#tally.add(operation.route, answer?.status ?? 0, answer?.milliseconds ?? 0);
    if (answer) await learn(this.#server, world, operation, plan, request, answer);
    return { request, answer, complaints };
  }

  /** One request; when it shows something new, smaller ones that show the same. */
  async try(world: World, { operation, arbitrary }: Card, seed: number, index: number): Promise<void> {
    const { route } = operation;
    let shown: Complaint | null = null;
    let shrinks = 0;
    const property = fc.asyncProperty(arbitrary, async (plan) => {
      if (shown && (shrinks += 1) > MOST_SHRINKS) return;
      const { request, answer, complaints } = await this.#ask(world, operation, plan);
      const complaint = shown
        ? complaints.find((one) => one.kind === shown?.kind && one.detail === shown.detail)
        : complaints.find((one) => !this.#findings.has(route, one));
      for (const one of complaints) if (one !== complaint) this.#findings.countAgain(route, one);
      if (!complaint) return;
      this.#findings.add({ route, complaint, request, asker: plan.asker, answer, index, times: 1 });
      shown = complaint;
      throw new Shown(complaint.detail);
    });
    const { errorInstance } = await fc.check(property, { seed: seedOf(seed, index), numRuns: 1 });
    // A fault of the fuzzer's own.
    if (errorInstance !== undefined && errorInstance !== null && !(errorInstance instanceof Shown)) throw errorInstance;
  }
}

function deckOf(operations: Operation[], requests: number): Card[] {
  const rarely = requests <= SHORT_RUN ? RARELY.short : RARELY.long;
  const cards = operations.map((operation) => ({ operation, arbitrary: planOf(operation) }));
  const often = cards.filter(({ operation }) => !RARE.has(operation.route));
  const rounds = Array.from({ length: cards.length > often.length ? rarely : 1 }, () => often);
  return [...rounds.flat(), ...cards.filter(({ operation }) => RARE.has(operation.route))];
}

/** Sends the requests and holds each answer against the description. */
export async function runFuzz(
  server: TestServer,
  { requests, seed, only, concurrency }: FuzzOptions,
  { onProgress, signal }: { onProgress?: (tally: Tally, findings: Findings) => void; signal?: AbortSignal } = {},
): Promise<FuzzResult> {
  const description = await readDescription(server.url);
  const operations = operationsOf(description).filter(
    ({ route }) => only.length === 0 || only.some((part) => route.includes(part)),
  );
  if (operations.length === 0) throw new TypeError(`No route holds ${only.map((part) => `“${part}”`).join(" or ")}.`);
  const deck = deckOf(operations, requests);
  const tally = new Tally(operations.map(({ route }) => route));
  const findings = new Findings();
  const sender = new Sender(server.url, concurrency);
  const fuzzer = new Fuzzer(server, new AnswerChecker(description), sender, tally, findings);
  const outbound = watchOutbound();
  const began = performance.now();

  let next = 0;
  const goesOn = () => tally.requests < requests && !signal?.aborted;
  async function work(world: World, until: number): Promise<void> {
    while (next < until && goesOn()) {
      const index = next++;
      const card = deck[index % deck.length];
      if (card) await fuzzer.try(world, card, seed, index);
    }
  }
  try {
    while (goesOn()) {
      const world = await makeWorld(server);
      const until = next + WORLD_REQUESTS;
      await Promise.all(Array.from({ length: concurrency }, () => work(world, until)));
      onProgress?.(tally, findings);
    }
  } finally {
    sender.close();
    outbound.stop();
  }
  return { tally, findings, outbound: outbound.addresses, milliseconds: performance.now() - began };
}
