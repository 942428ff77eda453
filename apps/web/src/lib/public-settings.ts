import type { PublicSettings } from "@fixpoint/contracts";

const PROVIDERS = ["github", "google", "gitlab"] as const;

type Known = Partial<Record<string, unknown>>;

function isRecord(value: unknown): value is Known {
  return typeof value === "object" && value !== null;
}

function notices(value: unknown): PublicSettings["notices"] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isRecord).flatMap(({ code, message }) => {
    return typeof code === "string" && typeof message === "string" ? [{ code, message }] : [];
  });
}

function read(value: unknown): PublicSettings | null {
  if (!isRecord(value)) return null;
  const { productName, betaFormUrl, subscriptionEmail, termsUrl, privacyUrl, version, signInProviders } = value;
  const told = notices(value["notices"]);
  if (typeof productName !== "string" || typeof subscriptionEmail !== "string" || typeof version !== "string") return null;
  if (typeof termsUrl !== "string" || typeof privacyUrl !== "string" || told === null) return null;
  if (betaFormUrl !== null && typeof betaFormUrl !== "string") return null;
  return {
    productName,
    betaFormUrl,
    subscriptionEmail,
    termsUrl,
    privacyUrl,
    version,
    ...(Array.isArray(signInProviders) && { signInProviders: PROVIDERS.filter((id) => signInProviders.includes(id)) }),
    notices: told,
  };
}

/** Reads the public settings as the contract's schema does, by hand: the sign-in page needs them and nothing else of the schemas (26 kB). */
export const publicSettings = {
  safeParse(value: unknown): { success: true; data: PublicSettings } | { success: false; error: unknown } {
    const data = read(value);
    return data ? { success: true, data } : { success: false, error: new TypeError("These are not the public settings") };
  },
};
