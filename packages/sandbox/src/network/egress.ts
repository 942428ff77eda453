import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stateDir } from "../state-dir.ts";
import type { Mount, RunRequest } from "../types.ts";
import { parseAllowList } from "./allow-list.ts";
import { startConnectProxy } from "./connect-proxy.ts";

const GUEST_FOLDER = "/opt/fixpoint-egress";
const GUEST_PORT = 3128;
const CERTIFICATES = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"];

/** A way out of one sandbox, to a few named hosts. */
export interface EgressLease {
  mounts: readonly Mount[];
  env: Readonly<Record<string, string>>;
  /** Command inside that starts the relay and then the command behind it. */
  relay: readonly string[];
  close(): Promise<void>;
}

/** null for no network. The sandbox keeps its own empty network; only a socket leads to a proxy on the host. */
export async function openEgress(
  network: NonNullable<RunRequest["network"]>,
  privateHosts: readonly string[],
): Promise<EgressLease | null> {
  if (network === "none") return null;
  const allowed = parseAllowList(network.allowHosts);
  const allowedPrivate = parseAllowList(privateHosts);
  const socketPath = join(stateDir(), `egress-${randomUUID().slice(0, 8)}.sock`);
  const { close } = await startConnectProxy({ socketPath, allowed, allowedPrivate });
  const guestSocket = `${GUEST_FOLDER}/egress.sock`;
  const guestNode = `${GUEST_FOLDER}/node`;
  const guestScript = `${GUEST_FOLDER}/relay.mts`;
  return {
    mounts: [
      { source: socketPath, target: guestSocket },
      { source: realpathSync(process.execPath), target: guestNode },
      { source: relayScript(), target: guestScript },
    ],
    env: proxyEnvironment(),
    relay: [guestNode, guestScript, guestSocket, String(GUEST_PORT)],
    close,
  };
}

/** A copy that the sandbox's user can read, whatever the permissions of the installation. */
function relayScript(): string {
  const copy = join(stateDir(), "relay.mts");
  if (!existsSync(copy)) copyFileSync(fileURLToPath(new URL("./guest-relay.mts", import.meta.url)), copy);
  return copy;
}

function proxyEnvironment(): Record<string, string> {
  const proxy = `http://127.0.0.1:${GUEST_PORT}`;
  const certificates = CERTIFICATES.find((path) => existsSync(path));
  // Programs with a certificate list of their own would not know a company's authority.
  const trust: Record<string, string> =
    certificates === undefined
      ? {}
      : {
          NODE_EXTRA_CA_CERTS: certificates,
          SSL_CERT_FILE: certificates,
          PIP_CERT: certificates,
          REQUESTS_CA_BUNDLE: certificates,
        };
  return {
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    NO_PROXY: "localhost,127.0.0.1,::1",
    no_proxy: "localhost,127.0.0.1,::1",
    npm_config_https_proxy: proxy,
    npm_config_proxy: proxy,
    NODE_USE_ENV_PROXY: "1",
    ...trust,
  };
}
