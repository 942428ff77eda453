import os, sys; sys.path.insert(0, os.getcwd())
import signal

import os, sys
sys.path.insert(0, os.path.join(os.getcwd(), "src"))
from septets import pack, unpack, pack_all, unpack_all

failures = []
total = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global total
    total += 1
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.4)
        try:
            got = call()
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except BaseException as error:
        if isinstance(want, type) and issubclass(want, Exception) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        if sum("TimeoutError" in failure for failure in failures) > 1:
            print("\n".join(failures))
            sys.exit(1)
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('unpack_all(pack_all([300]))', lambda: unpack_all(pack_all([300])), [300])
eq('unpack_all(pack_all([70000]))', lambda: unpack_all(pack_all([70000])), [70000])
eq('unpack(b"\\x80\\x01")', lambda: unpack(b"\x80\x01"), (128, 2))
eq('unpack(b"\\xff\\x7f")', lambda: unpack(b"\xff\x7f"), (16383, 2))
eq('unpack(b"\\x80\\x80\\x01")', lambda: unpack(b"\x80\x80\x01"), (16384, 3))
eq('unpack(b"\\x05\\xac\\x02", 1)', lambda: unpack(b"\x05\xac\x02", 1), (300, 3))
eq('unpack_all(pack_all([1, 1000, 2, 10**18, 0]))', lambda: unpack_all(pack_all([1, 1000, 2, 10**18, 0])), [1, 1000, 2, 10**18, 0])
eq('unpack_all(pack_all([255]))', lambda: unpack_all(pack_all([255])), [255])
eq('unpack_all(b"")', lambda: unpack_all(b""), [])
eq('unpack_all(pack_all([0, 1, 127]))', lambda: unpack_all(pack_all([0, 1, 127])), [0, 1, 127])
eq('unpack(b"\\x07")', lambda: unpack(b"\x07"), (7, 1))
eq('unpack(b"\\x80\\x00")', lambda: unpack(b"\x80\x00"), (0, 2))
eq('unpack(b"\\x80")', lambda: unpack(b"\x80"), EOFError)
eq('unpack(b"\\x01", 1)', lambda: unpack(b"\x01", 1), EOFError)
eq('pack(0)', lambda: pack(0), b"\x00")
eq('pack(127)', lambda: pack(127), b"\x7f")
eq('pack(128)', lambda: pack(128), b"\x80\x01")
eq('pack(300).hex()', lambda: pack(300).hex(), 'ac02')
eq('pack(-1)', lambda: pack(-1), ValueError)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
