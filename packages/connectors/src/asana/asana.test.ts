import { signatureOf, startAsanaFake } from "@fixpoint/testing";
import { describeContract, describeWebhookSamples } from "../testing/describe-contract.ts";
import { describeTracker } from "../testing/describe-tracker.ts";
import { asana } from "./index.ts";

describeTracker({ tracker: asana, startFake: startAsanaFake, pageSize: 100, hasHandshake: true });

const MOMENT = "2026-01-02T03:04:05.678Z";

describeContract({
  tracker: asana,
  description: "asana",
  basePath: "/api/1.0",
  signIn: "asana",
  credentials: { accessToken: "2/1" },
  sourceId: "12345",
  issueId: "321654",
  amend(operation, body) {
    // The next page of an example is the example itself.
    const answer = { ...(body as { data: object[] }), next_page: null };
    const times = { created_at: MOMENT, modified_at: MOMENT };
    // Its examples of lists are compact: without the fields that are asked for.
    return operation === "GET /tasks"
      ? { ...answer, data: answer.data.map((task) => ({ ...task, ...times, completed: false })) }
      : answer;
  },
  async more(url, fetch) {
    const client = { id: "1", secret: "2", url: new URL(url).origin };
    await asana.refresh?.({ accessToken: "", refreshToken: "3" }, client, fetch);
  },
});

const onTask = { kind: "issue", issueId: "1337", sourceId: null } as const;
describeWebhookSamples({
  tracker: asana,
  prefix: "asana",
  secrets: { webhook: "secret", client: null },
  sign: (body, _file, { webhook }) => ({ "x-hook-signature": signatureOf(webhook ?? "", body) }),
  changes: { events: [onTask], heartbeat: [] },
});
