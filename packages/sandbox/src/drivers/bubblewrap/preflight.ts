import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Preflight, Sandbox } from "../../types.ts";
import { findBubblewrap } from "./find-bubblewrap.ts";
import { slotsAreMapped } from "./identity.ts";
import { currentArchitecture } from "./seccomp-calls.ts";

type Check = Preflight["checks"][number];

// The shell that starts bubblewrap leaves PWD=/ behind, which tells nothing.
// One line a finding, `name=value`; the host compares. bash alone, so that nothing else need be installed.
const PROBE = `
[ -e "$1" ] && echo file=visible || echo file=hidden
(exec 3<>"/dev/tcp/127.0.0.1/$2") 2>/dev/null && echo network=reached || echo network=cut
[ "$(ls /sys/class/net 2>/dev/null; grep -c : /proc/net/dev)" = 1 ] && echo devices=loopback || echo devices=more
env | grep -q FIXPOINT_CANARY && echo env=leaked || echo env=empty
tr '\\0' '\\n' 2>/dev/null </proc/1/environ | grep -vxF 'PWD=/' | grep -q . && echo init=leaked || echo init=empty
[ -d "/proc/$3" ] && [ "$(tr '\\0' ' ' 2>/dev/null <"/proc/$3/cmdline")" = "$4" ] && echo processes=visible || echo processes=hidden
touch /usr/fixpoint-probe /etc/fixpoint-probe /fixpoint-probe /dev/fixpoint-probe 2>/dev/null && echo write=done || echo write=refused
grep -q '^CapEff:.0*$' /proc/self/status && echo capabilities=none || echo capabilities=some
grep -q '^Seccomp:.2$' /proc/self/status && echo calls=filtered || echo calls=open
touch made-inside && echo tree=writable || echo tree=refused
[ "$(id -u)" = 0 ] && echo user=root || echo user=plain
`;

const EXPECTED: Record<string, { value: string; name: string; good: string; bad: string }> = {
  file: {
    value: "hidden",
    name: "Host files",
    good: "A file of the host is invisible inside.",
    bad: "A file of the host can be seen inside.",
  },
  network: {
    value: "cut",
    name: "Network",
    good: "A port of the host is unreachable from inside.",
    bad: "A port of the host can be reached from inside.",
  },
  devices: {
    value: "loopback",
    name: "Network devices",
    good: "Only a loopback device exists inside.",
    bad: "Network devices of the host exist inside.",
  },
  env: {
    value: "empty",
    name: "Environment",
    good: "No variable of the host is inside.",
    bad: "Variables of the host are inside.",
  },
  init: {
    value: "empty",
    name: "First process",
    good: "The first process inside tells no environment.",
    bad: "The environment of the first process can be read inside.",
  },
  processes: {
    value: "hidden",
    name: "Processes",
    good: "Processes of the host are invisible inside.",
    bad: "Processes of the host can be seen inside.",
  },
  write: {
    value: "refused",
    name: "System folders",
    good: "Writing outside the work tree is refused.",
    bad: "System folders can be written from inside.",
  },
  capabilities: { value: "none", name: "Privileges", good: "Commands hold no privileges.", bad: "Commands hold privileges." },
  calls: {
    value: "filtered",
    name: "System calls",
    good: "Dangerous system calls are filtered.",
    bad: "System calls are not filtered.",
  },
  tree: {
    value: "writable",
    name: "Work tree",
    good: "The work tree can be written.",
    bad: "The work tree cannot be written from inside.",
  },
  user: { value: "plain", name: "User", good: "Commands run as an unprivileged user.", bad: "Commands run as root." },
};

/** Runs the probes. Never rejects: what went wrong is a check that is not ok. */
export async function runPreflight(sandbox: Sandbox): Promise<Preflight> {
  const obstacles = findObstacles();
  if (obstacles.length > 0) return { ok: false, checks: obstacles, remedy: remedyFor() };
  try {
    const checks = await probe(sandbox);
    const ok = checks.every((check) => check.ok);
    return { ok, checks, remedy: ok ? null : remedyFor() };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ok: false, checks: [{ name: "Start", ok: false, detail }], remedy: remedyFor() };
  }
}

function findObstacles(): Check[] {
  const checks: Check[] = [];
  const missing = (name: string, detail: string): void => void checks.push({ name, ok: false, detail });
  if (process.platform !== "linux") missing("Platform", `The sandbox needs Linux; this is ${process.platform}.`);
  else if (findBubblewrap() === null) missing("bubblewrap", "bubblewrap is not installed.");
  if (currentArchitecture() === null) missing("Architecture", `There is no system-call filter for ${process.arch}.`);
  if (process.platform === "linux" && process.getuid?.() === 0 && !slotsAreMapped()) {
    missing("Users", "This container maps too few user ids for unprivileged users; run as a plain user instead.");
  }
  return checks;
}

async function probe(sandbox: Sandbox): Promise<Check[]> {
  const folder = await mkdtemp(join(tmpdir(), "fixpoint-preflight-"));
  const secret = join(tmpdir(), `fixpoint-canary-${process.pid}`);
  const server = createServer((socket) => socket.destroy());
  try {
    await chmod(folder, 0o755);
    await writeFile(secret, "canary");
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const ownCommand = `${process.argv.join(" ")} `;
    const result = await sandbox.run({
      argv: ["/usr/bin/bash", "-c", PROBE, "probe", secret, String(port), String(process.pid), ownCommand],
      workTree: folder,
      limits: { timeMs: 20_000 },
    });
    const found = new Map(result.stdout.split("\n").map((line) => line.split("=") as [string, string]));
    const checks = Object.entries(EXPECTED).map(([key, { value, name, good, bad }]): Check => {
      const seen = found.get(key);
      if (seen === undefined) return { name, ok: false, detail: `The check did not run: ${result.stderr.trim().slice(-200)}` };
      return { name, ok: seen === value, detail: seen === value ? good : bad };
    });
    return checks;
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
    await rm(secret, { force: true });
  }
}

function remedyFor(): string {
  if (process.platform !== "linux") return "Run the worker on Linux, or in a Linux virtual machine.";
  if (findBubblewrap() === null) return `Run: ${process.getuid?.() === 0 ? "" : "sudo "}${installCommand()}`;
  if (unprivilegedNamespacesAreOff())
    return "Run: sudo sysctl -w kernel.unprivileged_userns_clone=1 kernel.apparmor_restrict_unprivileged_userns=0";
  return "Start the worker outside of a container, or give its container the right to make namespaces.";
}

function installCommand(): string {
  const managers: [string, string][] = [
    ["/usr/bin/apt-get", "apt-get install -y bubblewrap"],
    ["/usr/bin/dnf", "dnf install -y bubblewrap"],
    ["/usr/bin/pacman", "pacman -S --noconfirm bubblewrap"],
    ["/usr/bin/zypper", "zypper install -y bubblewrap"],
    ["/sbin/apk", "apk add bubblewrap bash coreutils findutils util-linux"],
  ];
  return managers.find(([path]) => existsSync(path))?.[1] ?? "apt-get install -y bubblewrap";
}

function unprivilegedNamespacesAreOff(): boolean {
  if (process.getuid?.() === 0) return false;
  const read = (name: string): string => {
    try {
      return execFileSync("/usr/bin/cat", [`/proc/sys/kernel/${name}`], { encoding: "utf8", stdio: "pipe" }).trim();
    } catch {
      return "";
    }
  };
  return read("unprivileged_userns_clone") === "0" || read("apparmor_restrict_unprivileged_userns") === "1";
}
