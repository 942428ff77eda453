import { describe, expect, it } from "vitest";
import type { Delivery, WebhookSecrets } from "../../types/webhook.ts";
import { type TrackerBench } from "./bench.ts";

const CALLBACK = "https://fixpoint.test/api/v1/hooks/1";
const SECRET = "a secret of this webhook";

export function describeWebhooks(bench: TrackerBench): void {
  describe(`${bench.suite.tracker.provider}: webhooks`, () => {
    async function subscribe(): Promise<{
      webhook: { secret: string; number: number; source: number; callbackUrl: string };
      secrets: WebhookSecrets;
    }> {
      if (bench.suite.registersWebhooks ?? true) {
        const callbackUrl = bench.callback?.url ?? CALLBACK;
        const registered = await bench.connection.watch(bench.fake.sourceId(1), { callbackUrl, secret: SECRET });
        if (!registered) throw new Error("No webhook was registered");
        const webhook = [...bench.fake.state.webhooks.values()].at(-1)!;
        const secret = registered.secret ?? bench.callback?.secret() ?? SECRET;
        return { webhook, secrets: { webhook: secret, client: bench.suite.clientSecret ?? null } };
      }
      const webhook = bench.fake.state.addWebhook(1, CALLBACK, bench.suite.clientSecret ?? SECRET);
      return { webhook, secrets: { webhook: SECRET, client: bench.suite.clientSecret ?? null } };
    }

    function asDelivery(sent: { method: string; headers: Record<string, string>; body: string; url: string }): Delivery {
      return { method: sent.method, headers: sent.headers, body: Buffer.from(sent.body), callbackUrl: sent.url };
    }

    it.each(["opened", "changed", "closed", "commented"] as const)("takes a delivery that an issue was %s", async (kind) => {
      const made = bench.fake.state.addIssue(1, { crash: { type: "TypeError", message: "x is undefined", frames: [] } });
      bench.fake.state.addComment(made.number, "A comment");
      const { webhook, secrets } = await subscribe();
      const delivery = asDelivery(bench.fake.delivery(webhook, kind, made, "delivery-1"));

      const reception = await bench.suite.tracker.webhooks.receive(delivery, secrets, new Date());

      expect(reception).toMatchObject({
        kind: "changes",
        changes: [{ kind: "issue", issueId: bench.fake.issueId(made.number) }],
      });
    });

    it("gives a delivery that is sent again the same id, and another another", async () => {
      const made = bench.fake.state.addIssue(1);
      const { webhook, secrets } = await subscribe();
      const receive = (id: string, kind: "opened" | "changed") =>
        bench.suite.tracker.webhooks.receive(asDelivery(bench.fake.delivery(webhook, kind, made, id)), secrets, new Date());

      const [first, again, other] = [await receive("a", "opened"), await receive("a", "opened"), await receive("b", "changed")];

      const ids = [first, again, other].map((reception) =>
        reception.kind === "changes" ? reception.deliveryId : reception.kind,
      );
      expect(ids[1]).toBe(ids[0]);
      expect(ids[2]).not.toBe(ids[0]);
    });

    it("refuses a delivery without a signature, with another's, and with changed bytes", async () => {
      const made = bench.fake.state.addIssue(1);
      const { webhook, secrets } = await subscribe();
      const genuine = asDelivery(bench.fake.delivery(webhook, "changed", made, "delivery-2"));
      const bare = Object.fromEntries(
        Object.entries(genuine.headers).filter(([name]) => !/signature|token|authorization|x-trello-webhook/.test(name)),
      );
      const forged = asDelivery(bench.fake.delivery({ ...webhook, secret: "another secret" }, "changed", made, "delivery-2"));
      const changed = { ...genuine, body: Buffer.concat([genuine.body, Buffer.from(" ")]) };

      for (const delivery of [{ ...genuine, headers: bare }, forged])
        expect(await bench.suite.tracker.webhooks.receive(delivery, secrets, new Date())).toMatchObject({
          kind: "refused",
          status: 401,
        });
      // Where only a token is sent beside the bytes, they can be changed; what they point at is read again anyway.
      if (isSignedByBytes(genuine))
        expect(await bench.suite.tracker.webhooks.receive(changed, secrets, new Date())).toMatchObject({
          kind: "refused",
          status: 401,
        });
    });

    it("ends its webhook, also when it is gone already", async () => {
      if (!(bench.suite.registersWebhooks ?? true)) return;
      const registered = await bench.connection.watch(bench.fake.sourceId(1), { callbackUrl: CALLBACK, secret: SECRET });

      await bench.connection.unwatch(bench.fake.sourceId(1), registered!.id);
      await bench.connection.unwatch(bench.fake.sourceId(1), registered!.id);

      expect(bench.fake.state.webhooks.size).toBe(0);
    });
  });
}

function isSignedByBytes({ headers }: Delivery): boolean {
  return !("x-gitlab-token" in headers) && !(headers["authorization"]?.startsWith("Bearer ") ?? false);
}
