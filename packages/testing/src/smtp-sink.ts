import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export interface SunkMail {
  to: string[];
  /** As it came, with lines that were folded in its head put together. */
  raw: string;
  /** Of the head; names in lower case. */
  headers: Record<string, string>;
  /** Text as it is in front of the HTML, decoded. */
  text: string;
}

/** A mail server on this machine that keeps what it is sent. */
export interface SmtpSink {
  url: string;
  mails: SunkMail[];
  /** Addresses that are refused for good. */
  unknown: Set<string>;
  /** So many of the next mails are taken without anybody being told: the connection is cut instead. */
  answersToLose: number;
  /** Nobody answers at its address until it is up again. */
  down(): Promise<void>;
  up(): Promise<void>;
}

function headersOf(head: string): Record<string, string> {
  const lines = head
    .split("\r\n")
    .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1)]);
  return Object.fromEntries(lines.map(([name = "", value = ""]) => [name, value.trim()]));
}

function decoded(part: string): string {
  const [head = "", body = ""] = part.split(/\r\n\r\n([\s\S]*)/);
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function mailOf(whole: string, { envelope }: SMTPServerSession): SunkMail {
  const raw = whole.replace(/^[\s\S]*?\r\n\r\n/, (head) => head.replaceAll(/\r\n[ \t]+/g, " "));
  const headers = headersOf(raw.slice(0, raw.indexOf("\r\n\r\n")));
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1] ?? "no boundary";
  const parts = raw.split(`--${boundary}`);
  const text = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? "";
  return { to: envelope.rcptTo.map(({ address }) => address), raw, headers, text: decoded(text.trimStart()) };
}

export async function startSmtpSink(): Promise<SmtpSink> {
  let server: SMTPServer | null = null;
  let port = 0;

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    sink.mails.push(mailOf(Buffer.concat(chunks).toString("utf8"), session));
  }

  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ): Promise<void> {
    try {
      await take(stream, session);
    } catch (error) {
      return answer(error as Error);
    }
    if (sink.answersToLose === 0) return answer();
    sink.answersToLose -= 1;
    for (const connection of server?.connections ?? []) if (connection.session.id === session.id) connection.close();
  }

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      // Otherwise closing waits for connections that are kept open.
      closeTimeout: 100,
      onRcptTo({ address }, _session, callback) {
        if (!sink.unknown.has(address)) return callback();
        return callback(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      },
      onData(stream, session, callback) {
        void receive(stream, session, callback);
      },
    });
  }

  const sink: SmtpSink = {
    url: "",
    mails: [],
    unknown: new Set(),
    answersToLose: 0,
    async up() {
      if (server) return;
      const made = create();
      made.on("error", () => undefined);
      await new Promise<void>((resolve) => made.listen(port, "127.0.0.1", resolve));
      server = made;
      port = (made.server.address() as AddressInfo).port;
      sink.url = `smtp://127.0.0.1:${port}`;
    },
    async down() {
      const running = server;
      server = null;
      await new Promise<void>((resolve) => (running ? running.close(resolve) : resolve()));
    },
  };
  await sink.up();
  return sink;
}
