import { createTransport } from "nodemailer";
import { z } from "zod";
import type { MailSettings } from "../env-mail.ts";

export interface Mail {
  to: string;
  /** In one line. */
  subject: string;
  text: string;
  html: string;
  /** The same whenever it is sent again: many servers and readers show such a mail once. */
  id: string;
  /** The page where it can be switched off. */
  settingsUrl: string;
}

export interface Mailer {
  /** Throws MailError. */
  send(mail: Mail): Promise<void>;
}

/**
 * - refused: the server does not take it, now or ever
 * - later: nothing was sent; the server, or the way to it, has trouble
 * - unknown: it was being sent when the connection broke
 */
export class MailError extends Error {
  override name = "MailError";
  readonly kind: "refused" | "later" | "unknown";

  constructor(kind: MailError["kind"], message: string, cause: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

const FIRST_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const SmtpFailure = z.object({ responseCode: z.number().optional() });

function failure(error: unknown, without: "later" | "unknown"): MailError {
  const status = SmtpFailure.safeParse(error).data?.responseCode;
  if (status === undefined) return new MailError(without, "The mail server cannot be reached", error);
  if (status >= 500) return new MailError("refused", `The mail server does not take it (${status})`, error);
  return new MailError("later", `The mail server asks to try again later (${status})`, error);
}

/** By SMTP, each mail on its own connection. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: FIRST_TIMEOUT_MS,
      greetingTimeout: FIRST_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );

  async function reach(): Promise<void> {
    try {
      await transport.verify();
    } catch (error) {
      // Also a password that is refused: whoever runs the server can put it right.
      throw new MailError("later", failure(error, "later").message, error);
    }
  }

  return {
    async send({ to, subject, text, html, id, settingsUrl }) {
      // Asked before, so that a server that is down is noticed while no mail is on its way.
      await reach();
      const headers = { "List-Unsubscribe": `<${settingsUrl}>`, "Auto-Submitted": "auto-generated" };
      const messageId = `<${id}@${new URL(settingsUrl).hostname}>`;
      try {
        await transport.sendMail({ to: { name: "", address: to }, subject, text, html, messageId, headers });
      } catch (error) {
        throw failure(error, "unknown");
      }
    },
  };
}
