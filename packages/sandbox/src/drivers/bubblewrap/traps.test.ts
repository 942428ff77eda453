import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox } from "../../create-sandbox.ts";
import type { RunRequest, RunResult, Sandbox } from "../../types.ts";
import { isSlot, SLOT_FIRST } from "./identity.ts";

// Each was seen to go wrong somewhere; the rule that keeps it from happening is named in the title.
describe("bubblewrap keeps its walls", () => {
  const asRoot = process.getuid?.() === 0;
  let sandbox: Sandbox;
  let outer: string;
  let workTree: string;

  beforeAll(async () => {
    sandbox = await createSandbox({ driver: "bubblewrap" });
  });
  beforeEach(async () => {
    outer = await mkdtemp(join(tmpdir(), "fixpoint-traps-"));
    workTree = join(outer, "tree");
    mkdirSync(workTree);
  });
  afterEach(() => rm(outer, { recursive: true, force: true }));

  const bash = (script: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
    sandbox.run({ argv: ["bash", "-c", script], workTree, ...more });

  it("1: follows no symlink of the tree out of it, neither when it starts nor when it hands the tree over", async () => {
    writeFileSync(join(outer, "victim"), "safe");
    chmodSync(join(outer, "victim"), 0o600);
    symlinkSync(outer, join(workTree, "up"));
    symlinkSync(join("/oldroot", outer), join(workTree, "old"));
    const before = lstatSync(join(outer, "victim"));

    const result = await bash("cat up/victim old/victim; echo changed > up/victim; echo made > old/made; ls /oldroot");

    expect(result.stdout).toBe("");
    expect(readFileSync(join(outer, "victim"), "utf8")).toBe("safe");
    expect(lstatSync(join(outer, "victim"))).toMatchObject({ uid: before.uid, mode: before.mode });
    expect(lstatSync(join(outer, "made"), { throwIfNoEntry: false })).toBeUndefined();
  });

  it("2: starts bubblewrap with an empty environment and without host paths in its arguments", async () => {
    const result = await bash("tr '\\0' '\\n' </proc/1/environ; tr '\\0' '\\n' </proc/*/cmdline; env", { env: { ONLY: "this" } });

    expect(result.stdout).toContain("ONLY=this");
    expect(result.stdout).not.toContain(outer);
    expect(result.stdout).not.toMatch(/VITEST|NODE_/);
  });

  it("3: holds no privileges and cannot gain any", async () => {
    const result = await bash(
      "grep -E '^(Cap|NoNewPrivs|Seccomp:|Uid)' /proc/self/status; keyctl show; unshare --user true; unshare --net true; mount -t tmpfs x /tmp; chroot / true; kill -0 1 && echo killed-init",
    );

    expect(result.stdout.match(/^Cap\w+:\t0+$/gm)).toHaveLength(5);
    expect(result.stdout).toContain("NoNewPrivs:\t1");
    expect(result.stdout).toContain("Seccomp:\t2");
    expect(result.stdout).not.toMatch(/^Uid:\t0/m);
    expect(result.stderr.match(/not permitted|must be superuser|permission denied/gi)?.length ?? 0).toBeGreaterThanOrEqual(3);
    if (asRoot) expect(result.stdout).not.toContain("killed-init");
  });

  it("4: limits processes of each run, and runs side by side", async () => {
    const [bomb, ...others] = await Promise.all([
      bash("for i in $(seq 1 90); do sleep 5 & done", { limits: { processes: 32, timeMs: 3000 } }),
      bash("echo fine", { limits: { processes: 32 } }),
      bash("echo fine", { limits: { processes: 32 } }),
    ]);

    expect(bomb.stderr).toContain("Resource temporarily unavailable");
    expect(others.map((result) => result.stdout)).toEqual(["fine\n", "fine\n"]);
  });

  it("5: bounds what lives in memory", async () => {
    const result = await bash(
      "touch /dev/x /x /etc/x 2>&1 | grep -c 'Read-only'; head -c 80000000 /dev/zero > /dev/shm/f; stat -c %s /dev/shm/f; df --output=size -B1 /tmp | tail -1; ls /dev | tr '\\n' ' '",
      { limits: { memoryBytes: 1 << 30 } },
    );

    const [readOnly, shm, tmp, devices] = result.stdout.trim().split("\n");
    expect(readOnly).toBe("3");
    expect(Number(shm)).toBeLessThanOrEqual(64 << 20);
    expect(Number(tmp)).toBeLessThanOrEqual(512 << 20);
    expect(devices?.trim()).toBe("core fd full null ptmx pts random shm stderr stdin stdout tty urandom zero");
  });

  it("5: counts shared mappings", async () => {
    const script = "import mmap,time\nm=mmap.mmap(-1, 80<<20)\nfor i in range(0, 80<<20, 4096): m[i]=1\ntime.sleep(5)";

    const result = await sandbox.run({
      argv: ["/usr/bin/python3", "-c", script],
      workTree,
      limits: { memoryBytes: 40 << 20, timeMs: 60_000 },
    });

    expect(result.ended).toBe("memory");
  });

  it("6: sets no address-space limit, so node and its workers start", async () => {
    const script =
      "new (require('node:worker_threads').Worker)('process.exit(0)', {eval: true}).on('exit', (code) => console.log('worker', code))";

    const result = await sandbox.run({
      argv: ["/opt/node", "-e", script],
      workTree,
      mounts: [{ source: process.execPath, target: "/opt/node" }],
      limits: { memoryBytes: 512 << 20 },
    });

    expect(result, result.stderr).toMatchObject({ stdout: "worker 0\n" });
  });

  it("7: closes inherited descriptors", () => {
    writeFileSync(join(outer, "secret"), "secret");
    const inherited = openSync(join(outer, "secret"), "r");
    const script = `
      import { createSandbox } from ${JSON.stringify(fileURLToPath(new URL("../../index.ts", import.meta.url)))};
      const sandbox = await createSandbox({ driver: "bubblewrap" });
      const { stdout } = await sandbox.run({ argv: ["bash", "-c", "for f in /proc/self/fd/*; do readlink $f; done; cat <&5"], workTree: ${JSON.stringify(workTree)} });
      console.log(stdout);`;

    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit", inherited, inherited, inherited, inherited],
      encoding: "utf8",
    });
    closeSync(inherited);

    expect(run.stdout).toContain("/dev/null");
    expect(run.stdout).not.toContain("secret");
  });

  it("8: hands over what the agent adds later, and leaves hard-linked files unwritable", async () => {
    const cache = join(outer, "cache");
    mkdirSync(cache);
    for (const name of ["plain", "open", "from-inside"]) writeFileSync(join(cache, name), "cached");
    chmodSync(join(cache, "open"), 0o666);
    if (asRoot) chownSync(join(cache, "from-inside"), SLOT_FIRST + 3, SLOT_FIRST + 3);
    await bash("mkdir -p modules made");
    for (const name of ["plain", "open", "from-inside"]) linkSync(join(cache, name), join(workTree, "modules", name));
    mkdirSync(join(workTree, "later"));

    const result = await bash(
      "for f in plain open from-inside; do echo evil > modules/$f; done; echo ok > later/file; echo ok > made/file; cat later/file made/file",
    );

    expect(result.stdout).toBe("ok\nok\n");
    for (const name of ["plain", "open", "from-inside"]) expect(readFileSync(join(cache, name), "utf8")).toBe("cached");
  });

  it("gives each tree an unprivileged owner that stays", async (context) => {
    if (!asRoot) return context.skip();
    await bash("true");
    const first = lstatSync(workTree).uid;
    await bash("true");

    expect(isSlot(first)).toBe(true);
    expect(lstatSync(workTree).uid).toBe(first);
  });

  it("lets nothing from the command's environment run before its privileges are gone", async () => {
    writeFileSync(join(workTree, "evil.sh"), "id -u >> /work/ran-as; touch /work/ran");

    const result = await bash("cat /work/ran-as", {
      env: { BASH_ENV: "/work/evil.sh", ENV: "/work/evil.sh", PATH: "/work:/usr/bin:/bin" },
    });

    expect(result.stdout.trim().split("\n")).not.toContain("0");
  });

  it("cuts off every way to the network and to the machine beneath", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(outer, "host.sock"), resolve));
    const script = [
      "import socket",
      "for family, address in [(socket.AF_INET, ('1.1.1.1', 443)), (socket.AF_VSOCK, (2, 5001)), (socket.AF_UNIX, '\\0host'), (socket.AF_PACKET, ('lo', 0))]:",
      "  try:",
      "    s = socket.socket(family, socket.SOCK_STREAM); s.settimeout(2); s.connect(address); print('reached', family)",
      "  except OSError as e: print(e.errno)",
      "a = socket.create_server(('127.0.0.1', 0)); socket.create_connection(a.getsockname()); print('loopback works')",
    ].join("\n");

    const result = await sandbox.run({ argv: ["/usr/bin/python3", "-c", script], workTree });
    server.close();

    // ENETUNREACH, EAFNOSUPPORT, ECONNREFUSED, EAFNOSUPPORT.
    expect(result.stdout.trim().split("\n")).toEqual(["101", "97", "111", "97", "loopback works"]);
  });

  it("shows mounts read-only and nothing else of the host", async () => {
    mkdirSync(join(outer, "shared"));
    writeFileSync(join(outer, "shared/file"), "shared");

    const result = await bash(
      "cat /opt/shared/file; echo x > /opt/shared/file; ls / | tr '\\n' ' '; ls -A /home /root /etc/shadow /etc/hostname /var /sys /run; cat /etc/passwd",
      {
        mounts: [{ source: join(outer, "shared"), target: "/opt/shared" }],
      },
    );

    expect(result.stdout).toMatch(/^sharedbin dev etc lib (lib32 )?(lib64 )?(libx32 )?opt proc sbin tmp usr work /);
    expect(result.stdout.split("\n").filter((line) => line.includes(":x:"))).toHaveLength(2);
    expect(result.stderr.match(/No such file/g)).toHaveLength(7);
    expect(result.stderr).toContain("Read-only file system");
  });

  it("leaves nobody behind when the worker itself is killed", async () => {
    const script = `
      import { createSandbox } from ${JSON.stringify(fileURLToPath(new URL("../../index.ts", import.meta.url)))};
      const sandbox = await createSandbox({ driver: "bubblewrap" });
      const talk = await sandbox.spawn({ argv: ["bash", "-c", "setsid sleep 63.75 & echo ready; wait"], workTree: ${JSON.stringify(workTree)} });
      for await (const line of talk.lines) process.kill(process.pid, "SIGKILL");`;

    spawnSync(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });

    await expect.poll(() => spawnSync("pgrep", ["-f", "sleep 63.75"], { encoding: "utf8" }).stdout, { timeout: 2000 }).toBe("");
  });
});
