import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface FakeIdentity {
  email: string;
  isVerified: boolean;
  name: string;
}

export interface FakeIdentityProvider {
  url: string;
  /** Whom the next sign-in gives. */
  identity: FakeIdentity;
  /** Beyond the rules: what the next token answer does wrong. */
  misbehave: "none" | "other_nonce" | "refuse_user";
  requests: string[];
  close(): Promise<void>;
}

const CLIENT = { id: "client-1", secret: "secret-1" };
export const FAKE_CLIENT = CLIENT;

function base64(value: object | Buffer): string {
  return (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString("base64url");
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

interface Grant {
  challenge: string;
  nonce: string | null;
  redirectUri: string;
}

/** GitHub's OAuth and an OpenID provider in one, on loopback; it checks client, redirect and PKCE as the real ones do. */
export async function startFakeIdentityProvider(): Promise<FakeIdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, Grant>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", fake.url);
    fake.requests.push(`${request.method} ${url.pathname}`);
    const json = (body: object, status = 200) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

    function authorize(): void {
      const redirect = new URL(url.searchParams.get("redirect_uri") ?? "");
      redirect.searchParams.set("state", url.searchParams.get("state") ?? "");
      if (fake.misbehave === "refuse_user") redirect.searchParams.set("error", "access_denied");
      else {
        const code = randomUUID();
        codes.set(code, {
          challenge:
            url.searchParams.get("code_challenge_method") === "S256" ? (url.searchParams.get("code_challenge") ?? "") : "",
          nonce: url.searchParams.get("nonce"),
          redirectUri: url.searchParams.get("redirect_uri") ?? "",
        });
        redirect.searchParams.set("code", code);
      }
      response.writeHead(302, { location: redirect.href }).end();
    }

    function idToken(grant: Grant): string {
      const seconds = Math.floor(Date.now() / 1000);
      const nonce = fake.misbehave === "other_nonce" ? "another" : grant.nonce;
      const body = `${base64({ alg: "RS256", kid: "k1" })}.${base64({ iss: fake.url, sub: fake.identity.email, aud: CLIENT.id, nonce, iat: seconds, exp: seconds + 60 })}`;
      return `${body}.${base64(sign("sha256", Buffer.from(body), privateKey))}`;
    }

    async function token(isOpenId: boolean): Promise<void> {
      const form = await formOf(request);
      const grant = codes.get(form.get("code") ?? "");
      codes.delete(form.get("code") ?? "");
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const isRight =
        grant?.challenge === challenge &&
        grant.redirectUri === form.get("redirect_uri") &&
        form.get("client_id") === CLIENT.id &&
        form.get("client_secret") === CLIENT.secret;
      // GitHub answers errors with status 200.
      if (!grant || !isRight) return json({ error: "bad_verification_code" }, isOpenId ? 400 : 200);
      return json({ access_token: "at-1", token_type: "bearer", ...(isOpenId ? { id_token: idToken(grant) } : {}) });
    }

    const isSignedIn = request.headers.authorization === "Bearer at-1";
    const { email, isVerified, name } = fake.identity;
    const routes: Record<string, () => unknown> = {
      "/.well-known/openid-configuration": () =>
        json({
          issuer: fake.url,
          authorization_endpoint: `${fake.url}/authorize`,
          token_endpoint: `${fake.url}/token`,
          userinfo_endpoint: `${fake.url}/userinfo`,
          jwks_uri: `${fake.url}/jwks`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        }),
      "/jwks": () => json({ keys: [{ ...publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" }] }),
      "/authorize": authorize,
      "/login/oauth/authorize": authorize,
      "/token": () => token(true),
      "/login/oauth/access_token": () => token(false),
      "/userinfo": () => json({ sub: email, email, email_verified: isVerified, name }),
      "/api/v3/user": () => json({ login: "octo", name }),
      "/api/v3/user/emails": () =>
        json([
          { email: "second@other.test", primary: false, verified: true },
          { email, primary: true, verified: isVerified },
        ]),
    };
    const needsToken = url.pathname === "/userinfo" || url.pathname.startsWith("/api/v3/");
    if (needsToken && !isSignedIn) return json({ message: "Bad credentials" }, 401);
    return void (routes[url.pathname] ?? (() => json({ message: "Not Found" }, 404)))();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const fake: FakeIdentityProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    identity: { email: "ada@acme.test", isVerified: true, name: "Ada" },
    misbehave: "none",
    requests: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
