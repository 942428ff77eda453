import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeVendor {
  /** Settings that make the server take this for every provider that authorises in a browser. */
  env: Record<string, string>;
  close(): void;
}

/** A vendor that grants every authorisation, so that they come to their end. */
export async function startFakeVendor(): Promise<FakeVendor> {
  // Both kinds of token answers.
  const tokens = { access_token: "a", token: "t", refreshToken: "r", expires_in: 60 };
  const vendor = createServer((_request, response) => response.end(JSON.stringify(tokens)));
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const clients = ["GITLAB", "ATLASSIAN", "ASANA", "CLICKUP", "BITBUCKET", "SENTRY", "SLACK"].flatMap((name) => [
    [`FIXPOINT_${name}_CLIENT_ID`, "id"],
    [`FIXPOINT_${name}_CLIENT_SECRET`, "secret"],
    [`FIXPOINT_${name}_URL`, url],
  ]);
  return {
    env: { FIXPOINT_SENTRY_APP_SLUG: "fixpoint", FIXPOINT_SLACK_SIGNING_SECRET: "signing", ...Object.fromEntries(clients) },
    close: () => vendor.close(),
  };
}
