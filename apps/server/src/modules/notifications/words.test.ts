import { NOTIFICATION_EVENTS } from "@fixpoint/contracts";
import type { PlacedEvent } from "@fixpoint/db";
import fc from "fast-check";
import { expect, it } from "vitest";
import { digestMail, MOST_IN_DIGEST, singleMail } from "./mail-text.ts";
import { wordsFor } from "./words.ts";

const around = { productName: "Fixpoint", settingsUrl: "https://fixpoint.test/settings/notifications" };

function placed(
  change: Partial<PlacedEvent> & { kind?: PlacedEvent["event"]["kind"]; data?: Record<string, string> },
): PlacedEvent {
  const { kind = "fix_validated", data = {}, ...rest } = change;
  const event = {
    id: "e",
    key: "e",
    kind,
    organizationId: "o",
    projectId: "p",
    issueId: "i",
    actorId: null,
    data,
    createdAt: new Date(),
    fannedOutAt: null,
  };
  return {
    event,
    organization: { name: "Acme", slug: "acme" },
    project: { name: "Shop", slug: "shop" },
    issue: { key: "SHOP-1", title: "Total is wrong" },
    ...rest,
  };
}

it("says what happened to what, and leads there", () => {
  const base = placed({ kind: "base_commit_updated", issue: null, data: { subject: "abc1234", detail: "Fix it" } });
  const broken = placed({
    kind: "integration_broken",
    issue: null,
    project: null,
    data: { subject: "Slack", detail: "Reconnect it." },
  });

  expect(wordsFor(placed({}), "https://f.test")).toEqual({
    title: "Fix validated: SHOP-1 Total is wrong",
    lines: ["Acme / Shop"],
    url: "https://f.test/acme/shop/bugs/i",
  });
  expect(wordsFor({ ...base, event: { ...base.event, issueId: null } }, "https://f.test")).toEqual({
    title: "Base commit updated: abc1234",
    lines: ["Acme / Shop", "Fix it"],
    url: "https://f.test/acme/shop/settings/base-commit",
  });
  expect(wordsFor(broken, "https://f.test")).toEqual({
    title: "Integration needs reconnecting: Slack",
    lines: ["Acme", "Reconnect it."],
    url: "https://f.test/acme/integrations",
  });
});

it("has a subject in one line that is not too long, and HTML without anybody's tags", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "\r", "\n", "\u2028", "\u0000", "\u202e", "<b>", "&", '"', "🧨", " "),
    maxLength: 400,
  });
  fc.assert(
    fc.property(text, text, fc.constantFrom(...NOTIFICATION_EVENTS), (title, name, kind) => {
      const words = wordsFor(placed({ kind, issue: { key: "S-1", title }, project: { name, slug: "s" } }), "https://f.test");
      const { subject, html } = singleMail(words, around);
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
      expect([...subject].length).toBeLessThanOrEqual(180);
      expect(html).not.toContain("<b>");
    }),
  );
});

it("gathers in one e-mail, and says how many are left out", () => {
  const words = wordsFor(placed({}), "https://f.test");
  const many = digestMail(Array(MOST_IN_DIGEST + 3).fill(words), around);

  expect(digestMail([words], around).subject).toBe("Fixpoint: 1 thing happened");
  expect(many.subject).toBe(`Fixpoint: ${MOST_IN_DIGEST + 3} things happened`);
  expect(many.text.split("SHOP-1")).toHaveLength(MOST_IN_DIGEST + 1);
  expect(many.text).toContain("And 3 more.");
  expect(many.text).toContain(around.settingsUrl);
});
