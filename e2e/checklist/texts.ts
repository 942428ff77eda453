/** A text that no browser test can bring about, and the test that asserts it instead. */
interface Elsewhere {
  text: string;
  /** Path from the root of the repository. */
  assertedIn: string;
}

/**
 * The exact texts of each row of the checklist: what people read, and the names that are part of the contract. A row's
 * test takes them from here, so that none is left out.
 */
export const TEXTS = {
  A1: [
    "Use your account to access the application",
    "By creating an account, you agree to our",
    "Terms of Service",
    "Privacy Policy",
  ],
  A2: [],
  A3: [],
  A4: ["Curious how it works?", "See it in action"],
  A5: ["The email {email} is not associated with any organizations.", "What can you do?", "Go back to Sign In Page"],
  A6: ["Join the Beta"],
  A7: ["Join the Beta", "Sounds interesting?", "Go back to Sign In Page"],
  A8: [],
  A9: [
    "Oops! Page Not Found!",
    "Oops! Something went wrong :')",
    "We apologize for the inconvenience. Please try again later.",
    "Go Back",
    "Back to Home",
  ],
  A10: [],
  S1: ["sidebar:state", "false"],
  S2: ["Your Organization", "Organization Impersonation Mode", "How it works?", "Profile", "Billing", "Notifications", "Log out"],
  S3: [
    "Search in N projects...",
    "Search project...",
    "Search in N organizations...",
    // Whoever has one organization has no list to search.
    { text: "Search organization...", assertedIn: "apps/web/src/features/shell/components/switcher-list.test.tsx" },
    "No project found.",
    "No organization found.",
  ],
  S4: [],
  S5: ["Type a command or search...", "No results found.", "General", "Bugs", "Settings"],
  S6: [],
  S7: [],
  S8: [],
  B1: [
    "All",
    "In Progress",
    "Validated Fix",
    "Reproduced",
    "Not Reproduced",
    "Error",
    "Open",
    "Closed",
    "Merged",
    "Draft",
    "Archived",
    "Not Applicable",
  ],
  B2: [],
  B3: [],
  B4: [
    "Bug was archived",
    "Bug was unarchived",
    "PR was created",
    "PR was removed",
    "PR was opened",
    "PR was closed",
    "PR was merged",
    "PR was converted to draft",
    "Bug fix was validated",
    "Bug was reproduced",
    "Bug processing failed",
    "Bug could not be reproduced",
    "Bug processing started",
  ],
  B5: [],
  B6: ["Copied to clipboard"],
  B7: ["just now", "MMM d", "MMM d, yyyy"],
  B8: ["FAILED", "PASSED"],
  C1: ["Base Commit", "Configure the base commit for your project", "+N other(s)"],
  C2: ["HEAD Commit", "Your base commit is not up to date", "Use HEAD as Base Commit", "Current Base Commit is up to date"],
  C3: [
    "Base Commit",
    "Update the base commit to the latest commit in the repository",
    "All future bugs will be evaluated against this new base",
    "Existing bugs will remain unchanged",
    "OK, Let's Go",
    "Updating...",
  ],
  C4: ["Base commit update is in progress", "Base commit update is complete"],
  C5: [],
  I1: [{ text: "No Content", assertedIn: "apps/web/src/lib/api-client.test.ts" }],
  E1: ["Something went wrong!", "Content not found", "Unknown error", "Content not modified!"],
  E2: ["Session expired!", "Internal Server Error!"],
  // Addresses of pages name organization and project, so a page without them is the one that is not found.
  E3: [
    "Failed to fetch user info",
    "Organization ID is not set",
    { text: "Organization ID or project ID is not set", assertedIn: "apps/web/src/lib/preconditions.test.ts" },
    { text: "Organization ID or Project ID is not set", assertedIn: "apps/web/src/lib/preconditions.test.ts" },
    { text: "No organization id found", assertedIn: "apps/web/src/lib/preconditions.test.ts" },
    { text: "Project ID not found", assertedIn: "apps/web/src/lib/preconditions.test.ts" },
  ],
  E4: [
    "Failed to fetch bugs",
    "Failed to create bug",
    "Failed to delete bug",
    "Failed to sync bugs",
    "Failed to fetch bug details",
    "Failed to archive bug",
    "Failed to unarchive bug",
    "Failed to fetch integrations",
    "Failed to create integration",
    "Failed to delete integration",
    "Failed to update integration",
    "Failed to fetch integration URL",
    "Failed to fetch project integration mappings",
    "Failed to fetch projects",
    "Failed to update project to latest commit",
    "Failed to fetch project settings",
    "Failed to update project settings",
    "Failed to fetch internal slack channel mappings",
    "Failed to update base commit",
    "Failed to fetch latest commit",
  ],
  F1: [],
  R1: [],
  X1: [],
} as const satisfies Record<string, readonly (string | Elsewhere)[]>;

export type RowId = keyof typeof TEXTS;
/** A text that the row's own test asserts. */
export type TextOf<Id extends RowId> = Extract<(typeof TEXTS)[Id][number], string>;

export function isElsewhere(entry: string | Elsewhere): entry is Elsewhere {
  return typeof entry !== "string";
}
