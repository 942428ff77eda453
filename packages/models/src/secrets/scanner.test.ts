import fc from "fast-check";
import { expect, it } from "vitest";
import { callOf } from "../testing/wire.ts";
import { createSecretScanner } from "./scanner.ts";

/** Put together here, so that no scanner of repositories takes this file for a leak. */
const letters = (length: number) => "aB3dE6gH9jK2mN5pQ8sT1vW4xY7z".repeat(4).slice(0, length);

it.each([
  ["an Anthropic key", `sk-ant-api03-${letters(40)}`],
  ["an OpenAI key", `sk-proj-${letters(40)}`],
  ["a Google key", `AIza${letters(35)}`],
  ["a GitHub token", `ghp_${letters(36)}`],
  ["a GitLab token", `glpat-${letters(20)}`],
  ["a Slack token", `xoxb-${letters(24)}`],
  ["an AWS key", `AKIA${letters(30).toUpperCase().slice(0, 16)}`],
  ["a Stripe key", `sk_live_${letters(24)}`],
  ["a signed token", `eyJ${letters(20)}.eyJ${letters(20)}.${letters(20)}`],
  ["our token", `fxp_${letters(24)}`],
])("takes out %s", (_name, secret) => {
  const scanned = createSecretScanner().scanText(`const key = "${secret}"; // of the robot`);

  expect(scanned.found).toBe(1);
  expect(scanned.text).not.toContain(secret.slice(-12));
  expect(scanned.text).toMatch(/^const key = ".*\[secret removed\]"; \/\/ of the robot$/);
});

it("takes out private keys, passwords in addresses and secrets in queries", () => {
  const { text, found } = createSecretScanner().scanText(
    `-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----
postgres://admin:hunter2@db.acme.test/shop
GET /hook?access_token=abcdef123&page=2
Authorization: Bearer abcdef0123456789abcdef`,
  );

  expect(found).toBe(4);
  for (const secret of ["MIIE", "hunter2", "abcdef"]) expect(text).not.toContain(secret);
  expect(text).toContain("@db.acme.test/shop");
  expect(text).toContain("&page=2");
});

it("leaves code alone that only looks a little like it", () => {
  const code = [
    "setState(state=next, code=exit_code, token=tokens.pop())",
    "CREATE INDEX pk_customer_orders ON orders (id)",
    "class=sk-spinner-container basic authentication of a bearer bond",
    "https://example.test:8080/a@b",
    "if (password === '') throw new Error(`password=${password}`)",
  ].join("\n");

  expect(createSecretScanner().scanText(code)).toEqual({ text: code, found: 0 });
});

it("finds a given secret anywhere in a call, in each of its spellings, and leaves what the provider signed", () => {
  const printable = fc.string({ minLength: 6, maxLength: 30, unit: "grapheme-ascii" }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(printable, fc.constantFrom("plain", "uri", "base64"), (secret, spelling) => {
      const spelled = { plain: secret, uri: encodeURIComponent(secret), base64: Buffer.from(secret).toString("base64") }[
        spelling
      ];
      const signed = { providerOptions: { anthropic: { signature: "c2lnbmVk" } } };
      const call = callOf({
        instructions: `a ${spelled} b`,
        messages: [
          { role: "user", content: [{ type: "text", text: spelled }] },
          {
            role: "assistant",
            content: [
              { type: "reasoning", text: `x${spelled}x`, ...signed },
              { type: "tool-call", toolCallId: "1", toolName: "t", input: { [spelled]: [spelled] } },
            ],
          },
          {
            role: "tool",
            content: [{ type: "tool-result", toolCallId: "1", toolName: "t", output: { type: "json", value: { out: spelled } } }],
          },
        ],
      });

      const scanned = createSecretScanner(() => [secret]).scanCall(call);

      expect(scanned.found).toBeGreaterThanOrEqual(6);
      expect(JSON.stringify(scanned.call)).toContain("c2lnbmVk");
      const texts: string[] = [];
      JSON.stringify(scanned.call, (name, value: unknown) => {
        texts.push(name, ...(typeof value === "string" ? [value] : []));
        return value;
      });
      const rest = texts.filter((text) => !"[secret removed]".includes(text)).join("\n");
      expect(rest.replaceAll("[secret removed]", "\u{0}")).not.toContain(`a ${spelled} b`);
      expect(scanned.call.instructions).toBe("a [secret removed] b");
    }),
  );
});
