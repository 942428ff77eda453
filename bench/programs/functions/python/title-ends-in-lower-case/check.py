import os, sys; sys.path.insert(0, os.getcwd())
import signal

from press.titles import capital, catalogue, sort_key, title

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


eq('title("what dreams are made of")', lambda: title("what dreams are made of"), 'What Dreams Are Made Of')
eq('title("the")', lambda: title("the"), 'The')
eq('title("getting on and off")', lambda: title("getting on and off"), 'Getting on and Off')
eq('title("the world we look UP TO")', lambda: title("the world we look UP TO"), 'The World We Look up TO')
eq('title("Come On in")', lambda: title("Come On in"), 'Come on In')
eq('catalogue(["the place to go to", "nowhere to run"])', lambda: catalogue(["the place to go to", "nowhere to run"]), ['Nowhere to Run', 'The Place to Go To'])
eq('title("on")', lambda: title("on"), 'On')
eq('title("the lord of the rings")', lambda: title("the lord of the rings"), 'The Lord of the Rings')
eq('title("Notes On DNA")', lambda: title("Notes On DNA"), 'Notes on DNA')
eq('title("in the end")', lambda: title("in the end"), 'In the End')
eq('title("")', lambda: title(""), '')
eq('title("on a road")', lambda: title("on a road"), 'On a Road')
eq('title("to Be Or not")', lambda: title("to Be Or not"), 'To Be or Not')
eq('catalogue(["the sea", "a room"])', lambda: catalogue(["the sea", "a room"]), ['A Room', 'The Sea'])
eq('sort_key("The")', lambda: sort_key("The"), 'the')
eq('capital("iPhone")', lambda: capital("iPhone"), 'IPhone')

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
