import { expect, it } from "vitest";
import { Event, Issue } from "./schema.ts";
import { textOf } from "./text.ts";

const issue = Issue.parse({
  id: "1",
  title: "PriceError: no price",
  culprit: "shop.cart in total",
  level: "error",
  status: "unresolved",
  firstSeen: "2026-03-01T09:00:00Z",
  lastSeen: "2026-03-02T09:00:00Z",
  count: "1500",
  userCount: 1,
  project: { id: "2" },
  metadata: { type: "PriceError", value: "no price" },
});
const frames = [{ filename: "shop/cart.py", function: "total", lineNo: 9 }];
const exception = { type: "exception", data: { values: [{ type: "PriceError", value: "no price", stacktrace: { frames } }] } };
const event = {
  platform: "python",
  message: "```\nno price for <apple>",
  tags: [
    { key: "environment", value: "production" },
    { key: "release", value: "1.2" },
  ],
  user: { email: "grace@acme.test", ip_address: "192.0.2.7" },
  entries: [exception],
};

it("says where, how often, what and how it came about, and not to whom", () => {
  expect(textOf(issue, Event.parse(event)))
    .toBe(`Recorded as error, in \`shop.cart in total\`, environment \`production\`, release \`1.2\`, seen 1,500 times, by 1 user.

\`\`\`\`
\`\`\`
no price for <apple>
\`\`\`\`

\`\`\`
Traceback (most recent call last):
  File "shop/cart.py", line 9, in total
PriceError: no price
\`\`\``);
});

it("does not repeat the message that the stack trace ends with", () => {
  const text = textOf(issue, Event.parse({ ...event, message: "no price" }));

  expect(text.match(/no price/g)).toHaveLength(1);
});

it("has the message of a list, where no event is read", () => {
  expect(textOf(issue, null)).toMatch(/1 user\.\n\n```\nno price\n```$/);
});
