#!/usr/bin/env bash
# Makes a pipeline's runner ready: the system's packages for the sandbox, then the locked dependencies of this checkout.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Said in the log, and on GitHub in the job's summary.
refuse() {
  echo "$1" >&2
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then printf '## The run failed\n\n%s\n' "$1" >>"$GITHUB_STEP_SUMMARY"; fi
  exit 1
}

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  refuse "Fixpoint needs Node (20.19 or later) and npm on the runner."
fi

if [ "${FIXPOINT_SANDBOX:-auto}" != none ]; then
  if ! as_root "$(command -v node)" scripts/setup-linux.mjs; then
    refuse "The runner lacks bubblewrap, which the safe sandbox needs, and it could not be installed; add it to the job's image."
  fi
  # Ubuntu 24.04 forbids user namespaces to programs that it has no profile for. The runner lives for this job alone.
  setting=/proc/sys/kernel/apparmor_restrict_unprivileged_userns
  if [ -n "${GITHUB_ACTIONS:-}" ] && [ -r "$setting" ] && [ "$(cat "$setting")" = 1 ]; then
    as_root sysctl -q -w kernel.apparmor_restrict_unprivileged_userns=0 ||
      echo "User namespaces stay forbidden; the run will say whether it can do without." >&2
  fi
fi

# The command line alone: neither the server nor what only tests need.
npm ci --omit=dev --workspace=apps/cli --include-workspace-root
