import os, sys; sys.path.insert(0, os.getcwd())
import signal

from cellar.mould import infected_neighbours, next_week, parse, render


def week(text, *needed):
    return render(next_week(parse(text), *needed)).split()

failures = []
checked = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global checked
    checked += 1
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


eq('week("...#\\n....")', lambda: week("...#\n...."), ['..##', '...#'])
eq('week("....#\\n.....\\n.....")', lambda: week("....#\n.....\n....."), ['...##', '....#', '.....'])
eq('infected_neighbours(parse("..#"), 0, 0)', lambda: infected_neighbours(parse("..#"), 0, 0), 0)
eq('infected_neighbours(parse("#.#\\n..."), 0, 0)', lambda: infected_neighbours(parse("#.#\n..."), 0, 0), 0)
eq('week(".#.#\\n#...", 2)', lambda: week(".#.#\n#...", 2), ['####', '##..'])
eq('week("..x#")', lambda: week("..x#"), ['..x#'])
eq('week("#...\\n....")', lambda: week("#...\n...."), ['##..', '#...'])
eq('week("....\\n.#..\\n....")', lambda: week("....\n.#..\n...."), ['.#..', '###.', '.#..'])
eq('week("..\\n.#")', lambda: week("..\n.#"), ['.#', '##'])
eq('week(".x#\\n...\\n#..", 2)', lambda: week(".x#\n...\n#..", 2), ['.x#', '...', '#..'])
eq('infected_neighbours(parse("#.#\\n.#."), 0, 1)', lambda: infected_neighbours(parse("#.#\n.#."), 0, 1), 3)
eq('infected_neighbours(parse("...\\n..."), 0, 0)', lambda: infected_neighbours(parse("...\n..."), 0, 0), 0)
eq('week("..x.")', lambda: week("..x."), ['..x.'])

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
