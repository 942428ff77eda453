import { lookup, type LookupAddress } from "node:dns";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { FixpointError } from "@fixpoint/contracts";
import { isInternalAddress, isLinkLocalAddress } from "@fixpoint/connectors";

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 1024 * 1024;

export interface VendorAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

function refusal(host: string): FixpointError {
  return new FixpointError("internal_address", `${host} is an address of an internal network`, {
    hint: "List the host in FIXPOINT_INTERNAL_HOSTS if this server may call it.",
  });
}

function assertOpen(host: string, { address, family }: LookupAddress, mayBeInternal: boolean): void {
  if (isLinkLocalAddress(address, family)) throw refusal(host);
  if (!mayBeInternal && isInternalAddress(address, family)) throw refusal(host);
}

/** Judges the very address that is dialled: a name that changes its address between look and call gains nothing. */
function guardedLookup(mayBeInternal: boolean): RequestOptions["lookup"] {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      try {
        for (const address of addresses) assertOpen(host, address, mayBeInternal);
      } catch (refused) {
        return done(refused as NodeJS.ErrnoException, []);
      }
      if (options.all) return done(null, addresses);
      const [first] = addresses;
      return done(null, first?.address ?? "", first?.family ?? 4);
    });
  };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new FixpointError("answer_too_large", "The answer is larger than 1 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * One GET of a vendor's API whose address a person may have typed. Follows no redirect.
 * Throws FixpointError `internal_address`, or what the network said.
 */
export async function askVendor(
  url: URL,
  headers: Record<string, string>,
  { mayBeInternal }: { mayBeInternal: boolean },
): Promise<VendorAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  // A literal address is dialled without a look-up.
  if (family !== 0) assertOpen(host, { address: host, family }, mayBeInternal);
  const request = url.protocol === "https:" ? httpsRequest : httpRequest;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, {
      headers: { accept: "application/json", "user-agent": "fixpoint", ...headers },
      lookup: guardedLookup(mayBeInternal),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .on("response", resolve)
      .on("error", reject)
      .end();
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await textOf(answer) };
}
