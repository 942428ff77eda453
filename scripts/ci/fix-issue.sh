#!/usr/bin/env bash
# One run on the issue of the pipeline's event. Every word comes by the environment or a file, none is part of the script.
set -euo pipefail
home="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

exec node "$home/apps/cli/bin/fixpoint.mjs" ci \
  --event="$FIXPOINT_EVENT" \
  --repo="$FIXPOINT_REPOSITORY" \
  --label="$FIXPOINT_LABEL" \
  --base="$FIXPOINT_BASE" \
  --engine="$FIXPOINT_ENGINE" \
  --timeout="$FIXPOINT_TIMEOUT" \
  --results="$FIXPOINT_RESULTS"
