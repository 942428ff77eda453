import { startSlackFake } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { describeIdentity } from "../testing/describe-identity.ts";
import { slack } from "./index.ts";

describeIdentity({
  vendor: slack,
  startFake: startSlackFake,
  account: "fixpoint in Acme",
  scope: "channels:join",
  description: "slack",
  basePath: "/api",
  credentials: { accessToken: "xoxb-1" },
});

it.each([
  ["token_revoked", "access_revoked"],
  ["account_inactive", "access_revoked"],
  ["missing_scope", "access_denied"],
  ["internal_error", "vendor_unavailable"],
  ["an_error_of_tomorrow", "vendor_refused"],
])("takes an answer that is no success by its word: %s", async (error, code) => {
  const fetch = async () => Response.json({ ok: false, error });

  await expect(slack.identify({ credentials: { accessToken: "1" }, baseUrl: null, fetch })).rejects.toMatchObject({ code });
});
