import { createHmac } from "node:crypto";

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** A token as Atlassian sends it with an app's deliveries, for three minutes. */
export function tokenOf(clientSecret: string, now = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ iss: "acme", iat: seconds, exp: seconds + 180 })}`;
  return `${signed}.${createHmac("sha256", clientSecret).update(signed).digest("base64url")}`;
}

export function hubSignature(secret: string, body: string | Buffer): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}
