import { MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import { expect, it } from "vitest";
import { textForAgent } from "./issue-text.ts";

const comment = (text: string, author: string | null = "grace") => ({ id: "1", author, text, createdAt: "2026-03-01T09:00:00Z" });
const OWN = "https://fixpoint.test/acme/shop/bugs/";

it("adds what people said and attached, and leaves out what this server wrote", () => {
  const attachments = [{ id: "f", name: "cart.csv", mimeType: null, bytes: null, url: "https://files.test/f" }];
  const comments = [comment("`sum(1)` gives 2"), comment(`A fix is ready: ${OWN}1`), comment("Still there", null), comment(" ")];

  expect(textForAgent({ text: "Sum is wrong" }, { comments, attachments }, OWN)).toBe(
    "Sum is wrong\n\n---\n\nComment by grace:\n\n`sum(1)` gives 2\n\n---\n\nComment:\n\nStill there\n\n---\n\nAttached:\n\n- cart.csv: https://files.test/f",
  );
});

it("is the text alone where nothing was said", () => {
  expect(textForAgent({ text: "Sum is wrong" }, null, OWN)).toBe("Sum is wrong");
});

it("stays within what a bug may have", () => {
  const comments = [comment("x".repeat(1000)), comment("y".repeat(MAX_ISSUE_BYTES))];
  const text = textForAgent({ text: "Sum" }, { comments, attachments: [] }, OWN);

  expect(text).toContain("x".repeat(1000));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_ISSUE_BYTES);
});
