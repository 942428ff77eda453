import { PublicSettings } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { publicSettings } from "./public-settings.ts";

const settings: PublicSettings = {
  productName: "Fixpoint",
  betaFormUrl: null,
  subscriptionEmail: "hello@example.test",
  termsUrl: "https://example.test/terms",
  privacyUrl: "https://example.test/privacy",
  version: "1.2.3",
  signInProviders: ["github", "gitlab"],
  notices: [{ code: "no_sandbox", message: "Install bubblewrap" }],
};
const { signInProviders: _, ...withoutProviders } = settings;

test.each([settings, { ...settings, betaFormUrl: "https://form.test" }, withoutProviders])(
  "what the contract allows is read alike",
  (answer) => {
    expect(publicSettings.safeParse(answer)).toEqual({ success: true, data: PublicSettings.parse(answer) });
  },
);

test.each([
  null,
  "text",
  {},
  ...Object.keys(withoutProviders).map((missing) => ({ ...settings, [missing]: undefined })),
  { ...settings, betaFormUrl: 1 },
])("what it refuses is refused: %j", (answer) => {
  expect(PublicSettings.safeParse(answer).success).toBe(false);
  expect(publicSettings.safeParse(answer).success).toBe(false);
});
