import { generateKeyPairSync, verify } from "node:crypto";
import { numberParam, pageOf } from "../tracker-fake.ts";
import type { FakeTokens } from "../tokens.ts";
import type { FakeAnswer, FakeRequest, Handler } from "../vendor-server.ts";

const NOT_FOUND: FakeAnswer = { status: 404, body: { message: "Not Found" } };
const BAD_CREDENTIALS: FakeAnswer = { status: 401, body: { message: "Bad credentials" } };
const HOUR_MS = 3_600_000;

export interface FakeInstallation {
  id: number;
  isSuspended: boolean;
  repositories: string[];
  /** Who is shown it, and which of its repositories they may write to; they see those alone. */
  people: Map<string, string[]>;
}

/** A GitHub App and where it is installed. */
export interface GithubAppState {
  id: number;
  slug: string;
  clientId: string;
  clientSecret: string;
  /** PEM. */
  privateKey: string;
  publicKey: string;
  installations: Map<number, FakeInstallation>;
  /** Signs a person in: the code that their browser comes back with, which serves once. */
  signIn(login: string): string;
  /** Whose a code or a person's token is. */
  people: Map<string, string>;
}

export function createGithubApp(): GithubAppState {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const people = new Map<string, string>();
  let counted = 0;
  return {
    id: 4711,
    slug: "fixpoint-test",
    clientId: "Iv1.app",
    clientSecret: "the secret of the GitHub app",
    privateKey,
    publicKey,
    installations: new Map(),
    people,
    signIn(login) {
      const code = `code-${(counted += 1)}`;
      people.set(code, login);
      return code;
    },
  };
}

function bearerOf({ headers }: FakeRequest): string {
  return (headers["authorization"] ?? "").replace(/^(bearer|token) /i, "");
}

function isSignedBy({ id, publicKey }: GithubAppState, jwt: string): boolean {
  const [head = "", payload = "", signature = ""] = jwt.split(".");
  if (!verify("sha256", Buffer.from(`${head}.${payload}`), publicKey, Buffer.from(signature, "base64url"))) return false;
  const { iss } = JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as { iss: string | number };
  return String(iss) === String(id);
}

/** What an app asks for; `tokens` are those of its one installation that was asked last. */
export function githubAppOperations(
  app: GithubAppState,
  tokens: FakeTokens,
  repositoryOf: (name: string) => object,
): Record<"signIn" | "asPerson" | "asInstallation", Record<string, Handler>> {
  let asked: FakeInstallation | undefined;
  const ofPerson = (answer: (login: string, request: FakeRequest) => FakeAnswer): Handler => {
    return (request) => {
      const login = app.people.get(bearerOf(request));
      return login === undefined ? BAD_CREDENTIALS : answer(login, request);
    };
  };
  const page = ({ query }: FakeRequest, names: readonly string[]): FakeAnswer => {
    const shown = pageOf(names, numberParam(query, "page", 1), numberParam(query, "per_page", 30));
    return { body: { total_count: names.length, repositories: shown.map(repositoryOf) } };
  };
  return {
    signIn: {
      "POST /login/oauth/access_token": ({ body }) => {
        const { code, client_id, client_secret } = body as Record<string, string>;
        const login = app.people.get(code ?? "");
        const isApp = client_id === app.clientId && client_secret === app.clientSecret;
        if (login === undefined || !isApp)
          return { body: { error: "bad_verification_code", error_description: "The code passed is incorrect or expired." } };
        app.people.delete(code ?? "");
        app.people.set(`ghu-${code}`, login);
        return { body: { access_token: `ghu-${code}`, token_type: "bearer", scope: "", expires_in: 28_800 } };
      },
    },
    asPerson: {
      "GET /user/installations": ofPerson((login) => {
        const shown = [...app.installations.values()].filter(({ people }) => people.has(login));
        const installations = shown.map(({ id, isSuspended }) => ({
          id,
          app_id: app.id,
          suspended_at: isSuspended ? "2026-03-01T09:00:00Z" : null,
        }));
        return { body: { total_count: installations.length, installations } };
      }),
      "GET /user/installations/{installation_id}/repositories": ofPerson((login, request) => {
        const names = app.installations.get(Number(request.params["installation_id"]))?.people.get(login);
        return names === undefined ? NOT_FOUND : page(request, names);
      }),
      // Signed by the app itself.
      "POST /app/installations/{installation_id}/access_tokens": (request) => {
        if (!isSignedBy(app, bearerOf(request))) return BAD_CREDENTIALS;
        const installation = app.installations.get(Number(request.params["installation_id"]));
        if (!installation) return NOT_FOUND;
        if (installation.isSuspended) return { status: 403, body: { message: "This installation has been suspended" } };
        asked = installation;
        return { status: 201, body: { token: tokens.rotate(), expires_at: new Date(Date.now() + HOUR_MS).toISOString() } };
      },
    },
    asInstallation: { "GET /installation/repositories": (request) => page(request, asked?.repositories ?? []) },
  };
}
