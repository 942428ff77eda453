import { ApiError } from "./api-client.ts";

export const PRECONDITION = "precondition";

/** What a call says when it is made before it is known where (spec §8, with both spellings that it has). */
const MESSAGES = {
  organization: "Organization ID is not set",
  bugs: "Organization ID or project ID is not set",
  projectSettings: "Organization ID or Project ID is not set",
  events: "No organization id found",
  project: "Project ID not found",
} as const;

/** Nothing is asked of an address with a gap in it. @throws ApiError when one of the ids is empty */
export function requireIds(what: keyof typeof MESSAGES, ...ids: string[]): void {
  if (ids.every((id) => id !== "")) return;
  throw new ApiError(0, MESSAGES[what], MESSAGES[what], { code: PRECONDITION });
}
