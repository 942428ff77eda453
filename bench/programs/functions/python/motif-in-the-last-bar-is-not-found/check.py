import os, sys; sys.path.insert(0, os.getcwd())
import signal

from motifs import find_motif, transpositions, steps

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


eq('find_motif([0, 2, 4, 7, 9, 11], [0, 2, 4])', lambda: find_motif([0, 2, 4, 7, 9, 11], [0, 2, 4]), [0, 3])
eq('find_motif([5, 7], [0, 2])', lambda: find_motif([5, 7], [0, 2]), [0])
eq('find_motif([0, 2, 4], [0, 2, 4])', lambda: find_motif([0, 2, 4], [0, 2, 4]), [0])
eq('find_motif([1, 2, 3, 4], [0, 1])', lambda: find_motif([1, 2, 3, 4], [0, 1]), [0, 1, 2])
eq('find_motif([4, 4, 4], [0, 0])', lambda: find_motif([4, 4, 4], [0, 0]), [0, 1])
eq('find_motif([9, 0, -3], [3, 0])', lambda: find_motif([9, 0, -3], [3, 0]), [1])
eq('transpositions([0, 5, 1, 6], [0, 5])', lambda: transpositions([0, 5, 1, 6], [0, 5]), [0, 1])
eq('transpositions([60, 64, 67], [0, 4, 7])', lambda: transpositions([60, 64, 67], [0, 4, 7]), [60])
eq('find_motif([], [])', lambda: find_motif([], []), [])
eq('find_motif([], [0, 1])', lambda: find_motif([], [0, 1]), [])
eq('find_motif([1], [0, 1])', lambda: find_motif([1], [0, 1]), [])
eq('find_motif([1, 2], [0, 1, 2])', lambda: find_motif([1, 2], [0, 1, 2]), [])
eq('find_motif([1, 2, 3], [5])', lambda: find_motif([1, 2, 3], [5]), [])
eq('find_motif([0, 2, 9], [0, 2])', lambda: find_motif([0, 2, 9], [0, 2]), [0])
eq('find_motif([0, 2, 1], [0, 5])', lambda: find_motif([0, 2, 1], [0, 5]), [])
eq('transpositions([3, 5, 9], [0, 2])', lambda: transpositions([3, 5, 9], [0, 2]), [3])
eq('steps([3])', lambda: steps([3]), [])
eq('steps([3, 5, 1])', lambda: steps([3, 5, 1]), [2, -4])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
