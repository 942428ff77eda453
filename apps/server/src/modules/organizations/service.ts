import type { BetaRequestBody, CreateOrganizationBody, Organization } from "@fixpoint/contracts";
import {
  addMember,
  countBetaRequestsWithin,
  createOrganization,
  ensureUser,
  saveBetaRequest,
  setDefaultOrganizationIfNone,
  settleBetaRequest,
} from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { conflict, HttpProblem } from "../../core/problem.ts";
import { slugFrom } from "../../core/slug.ts";
import { cleanText } from "../../core/text.ts";
import { presentOrganization } from "./presenter.ts";

/** These are pages of the product. */
const RESERVED_SLUGS = new Set(
  "sign-in request-access how-it-works add-project help-center setup-page settings org internal api assets legal local-sign-in healthz readyz metrics 401 403 404 500 503".split(
    " ",
  ),
);
/** Anybody may ask; a flood of them is turned away. */
const MOST_REQUESTS_AN_HOUR = 500;

/** By staff. The person finds the organization when they sign in with that address. */
export async function createOrganizationWithMember(
  context: Pick<AppContext, "db">,
  body: CreateOrganizationBody,
): Promise<Organization> {
  const slug = body.slug ?? slugFrom(body.name);
  if (RESERVED_SLUGS.has(slug))
    throw conflict("reserved_slug", "That address is taken", `“${slug}” is a page of the product. Choose another slug.`);
  const organization = await context.db.transaction(async (tx) => {
    const made = await createOrganization(tx, { name: cleanText(body.name), slug });
    if (!made) return null;
    const user = await ensureUser(tx, { email: body.email, username: body.email.split("@")[0] ?? body.email });
    await addMember(tx, made.id, user.id);
    await setDefaultOrganizationIfNone(tx, user.id, made.id);
    await settleBetaRequest(tx, body.email, made.id);
    return made;
  });
  if (!organization) throw conflict("slug_taken", "That address is taken", `There is an organization “${slug}” already.`);
  return presentOrganization(organization);
}

/** Stores that somebody wants to take part. Says the same whether the address is known or not. */
export async function requestBeta(context: AppContext, body: BetaRequestBody): Promise<void> {
  if ((await countBetaRequestsWithin(context.db, 3600)) >= MOST_REQUESTS_AN_HOUR)
    throw new HttpProblem(429, "too_many_requests", "Too many requests", "Many people ask just now. Try again in an hour.");
  await saveBetaRequest(context.db, {
    email: body.email.toLowerCase(),
    name: cleanText(body.name),
    company: cleanText(body.company),
    message: cleanText(body.message),
  });
}
