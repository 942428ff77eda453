import { CreateOrganizationBody, Slug } from "@fixpoint/contracts";
import { z } from "zod";

/** The call's body as a form has it: an empty address means that the server makes one of the name. */
export const OrganizationForm = z
  .object({
    name: z.string(),
    slug: z.string().refine((slug) => slug === "" || Slug.safeParse(slug).success, "Use small letters, digits and single dashes"),
    email: z.string().trim().pipe(z.email("Give an email address")),
  })
  .transform(({ slug, ...rest }) => ({ ...rest, ...(slug === "" ? {} : { slug }) }))
  .pipe(CreateOrganizationBody);
