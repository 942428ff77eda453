// System packages that npm cannot bring. As root on Debian or Ubuntu they are installed here;
// elsewhere the one command that is needed is told. Plain Node, no dependencies: it runs before `npm ci`.
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { argv, env, getuid, platform, stdout } from "node:process";
import { fileURLToPath } from "node:url";

const FOLDERS = ["/usr/bin", "/usr/local/bin", "/bin", "/usr/sbin", "/sbin"];

/** package → whether it is there. Looked up in the file system: asking dpkg takes longer than everything else here. */
const PACKAGES = {
  bubblewrap: () => hasProgram("bwrap"),
  git: () => hasProgram("git") || (env.PATH ?? "").split(":").some((folder) => existsSync(path.join(folder, "git"))),
  python3: () => hasProgram("python3"),
  "python3-pip": () => hasModule("pip"),
  "python3-pytest": () => hasModule("pytest"),
  chromium: () => ["chromium", "chromium-browser", "google-chrome"].some(hasProgram),
  postgresql: hasPostgres,
  "python3-django": () => hasModule("django"),
  "python3-flask": () => hasModule("flask"),
};

/** What not everybody wants: those who test in a browser, on a server of their own, with projects of frameworks. */
const OPTIONAL = { browser: ["chromium"], postgres: ["postgresql"], frameworks: ["python3-django", "python3-flask"] };

/** Names of the same packages elsewhere, and how they are installed. */
const MANAGERS = [
  { program: "apt-get", install: "apt-get install -y", names: {} },
  { program: "dnf", install: "dnf install -y", names: { postgresql: "postgresql-server" } },
  { program: "zypper", install: "zypper install -y", names: { postgresql: "postgresql-server" } },
  {
    program: "pacman",
    install: "pacman -S --needed --noconfirm",
    names: { python3: "python", "python3-pip": "python-pip", "python3-pytest": "python-pytest" },
  },
  { program: "apk", install: "apk add", names: { "python3-pip": "py3-pip", "python3-pytest": "py3-pytest" } },
];

function hasProgram(name) {
  return FOLDERS.some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function hasModule(name) {
  const libraries = ["/usr/lib/python3/dist-packages", ...versioned("/usr/lib"), ...versioned("/usr/local/lib")];
  return libraries.some((folder) => existsSync(path.join(folder, name, "__init__.py")));
}

function hasPostgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  return hasProgram("postgres") || versions.some((name) => existsSync(`/usr/lib/postgresql/${name}/bin/postgres`));
}

function versioned(folder) {
  if (!existsSync(folder)) return [];
  const pythons = readdirSync(folder).filter((name) => /^python3\.\d+$/.test(name));
  return pythons.flatMap((name) => ["site-packages", "dist-packages"].map((inner) => path.join(folder, name, inner)));
}

function findMissing(wanted) {
  const unwanted = Object.keys(OPTIONAL).flatMap((option) => (wanted[option] ? [] : OPTIONAL[option]));
  return Object.keys(PACKAGES).filter((name) => !unwanted.includes(name) && !PACKAGES[name]());
}

function installCommand(missing) {
  const manager = MANAGERS.find(({ program }) => hasProgram(program)) ?? MANAGERS[0];
  const names = missing.map((name) => manager.names[name] ?? name);
  return `${getuid?.() === 0 ? "" : "sudo "}${manager.install} ${names.join(" ")}`;
}

/** Resolves with whether it ended well; never rejects. Its output is shown, a line each, indented. */
function apt(args) {
  return new Promise((resolve) => {
    const child = spawn("apt-get", args, {
      env: { ...env, DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const show = (chunk) => {
      const lines = String(chunk)
        .split("\n")
        .filter((line) => /^(Get:|Err:|E:|Unpacking|Setting up)/.test(line));
      for (const line of lines) stdout.write(`  ${line.slice(0, 120)}\n`);
    };
    child.stdout.on("data", show);
    child.stderr.on("data", show);
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

async function installWithApt(missing) {
  stdout.write(`Installing ${missing.join(", ")} …\n`);
  const options = ["-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=20"];
  const install = ["install", "-y", "--no-install-recommends", ...options, ...missing];
  if (await apt(install)) return;
  stdout.write("Refreshing the package lists …\n");
  await apt(["update", ...options]);
  await apt(install);
}

/**
 * Installs what is missing where that is possible without asking.
 * @param {{browser: boolean, postgres: boolean, frameworks: boolean}} options `browser`: Chromium too, for the browser tests; `postgres`: a PostgreSQL server, for those on an external one; `frameworks`: what projects are made with on which tests run the agent.
 * @returns {Promise<{missing: string[], command: string|null}>} What is still missing, and the one command that brings it; null when nothing is.
 */
export async function ensureSystemPackages(optional) {
  let missing = findMissing(optional);
  if (missing.length === 0) return { missing, command: null };
  if (platform !== "linux") {
    return { missing, command: "run the worker on Linux or in a Linux virtual machine" };
  }
  if (getuid() === 0 && hasProgram("apt-get")) {
    await installWithApt(missing);
    missing = findMissing(optional);
  }
  return { missing, command: missing.length === 0 ? null : installCommand(missing) };
}

if (argv[1] && realpathSync(argv[1]) === fileURLToPath(import.meta.url)) {
  const { missing, command } = await ensureSystemPackages({
    browser: argv.includes("--browser"),
    postgres: argv.includes("--postgres"),
    frameworks: argv.includes("--frameworks"),
  });
  if (missing.length === 0) stdout.write("All system packages are there.\n");
  else stdout.write(`Missing: ${missing.join(", ")}.\nRun: ${command}\n`);
  process.exitCode = missing.length === 0 ? 0 : 1;
}
