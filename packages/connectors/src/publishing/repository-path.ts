import { FixpointError } from "@fixpoint/contracts";

/** `acme/shop` of `https://host/acme/shop.git`. Throws FixpointError `other_host` for an address that is not below `origin`. */
export function repositoryPathOf(url: string, origin: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const base = new URL(origin);
  const prefix = base.pathname.replace(/\/+$/, "");
  if (parsed !== null && parsed.origin === base.origin && parsed.pathname.startsWith(`${prefix}/`)) {
    const path = decodeURIComponent(parsed.pathname.slice(prefix.length + 1))
      .replace(/\/+$/, "")
      .replace(/\.git$/, "");
    if (/^[^/\s]+(\/[^/\s]+)+$/.test(path) && !path.split("/").includes("..")) return path;
  }
  throw new FixpointError("other_host", `${url} is not a repository of ${base.host}.`, {
    hint: "Connect the code host that the repository is at, or change the project's repository.",
  });
}
