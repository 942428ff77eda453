import { InputError } from "@fixpoint/contracts";
import { z } from "zod";

/** How e-mail is sent; both or none. */
export const MAIL_SHAPE = {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  FIXPOINT_SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** `Fixpoint <fixpoint@acme.example>`, or the address alone. */
  FIXPOINT_MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "must be an address, or a name and <an address>")
    .optional(),
};
type MailVariables = z.infer<z.ZodObject<typeof MAIL_SHAPE>>;

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** null where no e-mail is sent. Throws InputError for the one without the other. */
export function mailSettings(variables: MailVariables): MailSettings | null {
  const { FIXPOINT_SMTP_URL: smtpUrl, FIXPOINT_MAIL_FROM: from } = variables;
  if (smtpUrl === undefined && from === undefined) return null;
  if (smtpUrl !== undefined && from !== undefined) return { smtpUrl, from };
  throw new InputError("wrong_environment", "Wrong setting: FIXPOINT_SMTP_URL and FIXPOINT_MAIL_FROM belong together");
}
