import { SLOT_COUNT, SLOT_FIRST } from "./identity.ts";

// Runs inside, before the command, from the host's read-only /usr. As root it still holds the
// capabilities to hand over the work tree; symlinks in the tree cannot lead it out, because nothing
// of the host is there. It must not see the command's environment (BASH_ENV, LD_PRELOAD).
const CLOSE_DESCRIPTORS = `
for fd in /proc/self/fd/*; do fd=\${fd##*/}; if [ "$fd" -gt 2 ]; then eval "exec $fd>&-"; fi; done
`;

const ULIMITS = `
ulimit -c 0; ulimit -f "$FILE_BLOCKS"
ulimit -n 4096 2>/dev/null; ulimit -l 64 2>/dev/null; ulimit -q 0 2>/dev/null
`;

const COPY = `for f; do cp --preserve=mode --remove-destination -- "$f" "$f.fixpoint-own" && mv -fT -- "$f.fixpoint-own" "$f"; done`;

/** What the set-up says when it gives up; the driver takes it for its own failure and not for the command's. */
export const NOT_OWNED = "fixpoint: the work tree could not be handed over";

/** Another run in the same tree may remove its own files under our hands, so it is tried again. */
const OWN_OR_FAIL = `
attempt=1
until own 2>/dev/null; do
  if [ $attempt -ge 6 ]; then echo "${NOT_OWNED}" >&2; exit 125; fi
  attempt=$((attempt + 1))
done
`;

/**
 * Hard links may lead into a cache or the original repository. As root such a file stays with its owner, so the
 * command cannot write to it; one that a slot owns (a cache filled from inside) goes back to root.
 */
const GIVE_TREE = `
slots="-uid +${SLOT_FIRST - 1} -uid -${SLOT_FIRST + SLOT_COUNT}"
own() { /usr/bin/find /work -xdev -ignore_readdir_race \\
  \\( -type f -links +1 \\( \\( $slots -exec /usr/bin/chown -h 0:0 {} + \\) , \\
     \\( -perm /022 -exec /usr/bin/bash -c '${COPY}' bash {} + \\) \\) \\) \\
  -o \\( ! -uid $ID ! \\( -type f -links +1 \\) -exec /usr/bin/chown -h $ID:$ID {} + \\); }
${OWN_OR_FAIL}`;

/** Elsewhere the command is the owner of the linked file, so it gets a copy of its own. */
const OWN_TREE = `
own() { /usr/bin/find /work -xdev -ignore_readdir_race -type f -links +1 -exec /usr/bin/bash -c '${COPY}' bash {} +; }
${OWN_OR_FAIL}`;

const HEADER = `PATH=/usr/bin:/bin; FILE_BLOCKS=$1; PROCESSES=$2; ID=$3; shift 3; umask 022\n`;

/** `bash -c <script> init <1 KiB blocks a file> <processes> <id> <env arguments…> <command…>`, as root. */
export const ROOT_INIT = `${HEADER}${CLOSE_DESCRIPTORS}${GIVE_TREE}${ULIMITS}
ulimit -u "$PROCESSES"
exec /usr/bin/setpriv --reuid "$ID" --regid "$ID" --clear-groups --inh-caps=-all --bounding-set=-all -- /usr/bin/env -i -- "$@"
`;

/** The same for a calling user without privileges. */
export const USER_INIT = `${HEADER}${CLOSE_DESCRIPTORS}${OWN_TREE}${ULIMITS}
ulimit -u "$PROCESSES"
exec /usr/bin/env -i -- "$@"
`;
