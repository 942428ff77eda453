"""What each of several edits answers to the inputs near a probe's: a forked child an edit, the files put back behind it."""
from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from typing import Any

import fixpoint_boot as boot
import fixpoint_django as django
from fixpoint_observe import Variant, answers, wanted_variants
from fixpoint_processes import become_subreaper, wait_for_end

# For all answers of one edit, its program's loading included.
SECONDS = 8.0
MOST_BYTES = 4 * 1024 * 1024


def write_all(files: dict[str, str]) -> None:
    for path, text in files.items():
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(text)


def answers_of(variants: list[Variant], options: dict[str, Any]) -> list[dict[str, Any]]:
    """Those that came in time: who hangs, or ends its process, costs what it has not answered."""
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setpgid(0, 0)
        os.close(read)
        leave = os._exit
        stream = os.fdopen(write, "w", encoding="ascii")
        boot.enter_project(options["root"], options["sourceRoots"])
        django.set_up(options["root"])
        for one in answers(variants, options["hangs"]):
            stream.write(json.dumps(one) + "\n")
            stream.flush()
        stream.write("end\n")
        stream.flush()
        leave(0)
    os.close(write)
    seen, until = b"", time.monotonic() + SECONDS
    try:
        while not seen.endswith(b"end\n") and len(seen) < MOST_BYTES:
            if not select.select([read], [], [], max(0.0, until - time.monotonic()))[0]:
                break
            part = os.read(read, 65536)
            if not part:
                break
            seen += part
    finally:
        os.close(read)
        wait_for_end(pid)
    lines = seen.decode("ascii", errors="replace").split("\n")[:-1]
    return [one for line in lines if (one := parsed(line)) is not None]


def parsed(line: str) -> dict[str, Any] | None:
    try:
        one = json.loads(line)
    except ValueError:
        return None
    return one if isinstance(one, dict) else None


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    options = json.load(sys.stdin)
    become_subreaper()
    # What a candidate sends is for itself alone.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    variants = wanted_variants(options)
    for number, edit in enumerate(options["each"]):
        try:
            write_all(edit["patched"])
            found = answers_of(variants, options)
        finally:
            write_all(edit["base"])
        reporter.send({"each": number, "answers": found})


if __name__ == "__main__":
    main()
