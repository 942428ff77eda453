import fc from "fast-check";
import { expect, it } from "vitest";
import { redact, redactText } from "./redact.ts";

it.each([
  ["Authorization: Bearer abc.def-ghi", "Authorization: Bearer [redacted]"],
  ["clone https://x-access-token:s3cret@host.test/a.git failed", "clone https://[redacted]@host.test/a.git failed"],
  ["GET /callback?code=s3cret&state=s3cret2&x=1", "GET /callback?code=[redacted]&state=[redacted]&x=1"],
  ["key ghp_abcdefgh12345678 refused", "key ghp_[redacted] refused"],
  ["fxp_abcdefgh-12345678", "fxp_[redacted]"],
])("takes the secret out of “%s”", (text, clean) => {
  expect(redactText(text)).toBe(clean);
});

it("leaves no value of a secret's name, however deep it is", () => {
  const name = fc.constantFrom(
    "authorization",
    "Cookie",
    "accessToken",
    "refresh_token",
    "apiKey",
    "clientSecret",
    "credentials",
    "password",
    "token",
  );
  fc.assert(
    fc.property(name, fc.array(fc.constantFrom("a", "b", "list"), { maxLength: 4 }), (secret, path) => {
      const value = path.reduceRight<unknown>((inner, step) => (step === "list" ? [inner] : { [step]: inner }), {
        [secret]: "canary",
        seen: 1,
      });
      const text = JSON.stringify(redact(value));
      expect(text).not.toContain("canary");
      expect(text).toContain(`"seen":1`);
    }),
  );
});

it("keeps an error's cause and place, and none of the rows that its query held", () => {
  const driver = Object.assign(new Error("duplicate key value"), { code: "23505", detail: "Key (email)=(canary@x.test)" });
  const failed = new Error("Failed query: insert into users values ($1)\nparams: canary@x.test,canary", { cause: driver });

  const logged = redact(failed) as Record<string, unknown>;

  expect(JSON.stringify(logged)).not.toContain("canary");
  expect(logged["message"]).toBe("Failed query: insert into users values ($1)");
  expect(String(logged["stack"])).toContain("redact.test.ts");
  expect(logged["cause"]).toMatchObject({ code: "23505", message: "duplicate key value" });
});
