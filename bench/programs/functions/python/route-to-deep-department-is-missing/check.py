import os, sys; sys.path.insert(0, os.getcwd())
import signal

from org.chart import Unit, common_unit

firm = Unit("Board", Unit("Sales", Unit("Asia", Unit("Tokyo"))), Unit("Works"))
big = Unit("a", Unit("b"), Unit("c", Unit("d", Unit("e"), Unit("f"))))

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


eq('firm.route_to("Tokyo")', lambda: firm.route_to("Tokyo"), ['Board', 'Sales', 'Asia', 'Tokyo'])
eq('common_unit(firm, "Tokyo", "Asia")', lambda: common_unit(firm, "Tokyo", "Asia"), 'Asia')
eq('firm.route_to("Asia")', lambda: firm.route_to("Asia"), ['Board', 'Sales', 'Asia'])
eq('firm.children[0].route_to("Tokyo")', lambda: firm.children[0].route_to("Tokyo"), ['Sales', 'Asia', 'Tokyo'])
eq('common_unit(firm, "Tokyo", "Tokyo")', lambda: common_unit(firm, "Tokyo", "Tokyo"), 'Tokyo')
eq('big.route_to("e")', lambda: big.route_to("e"), ['a', 'c', 'd', 'e'])
eq('common_unit(big, "e", "f")', lambda: common_unit(big, "e", "f"), 'd')
eq('common_unit(big, "f", "f")', lambda: common_unit(big, "f", "f"), 'f')
eq('big.route_to("f")', lambda: big.route_to("f"), ['a', 'c', 'd', 'f'])
eq('firm.route_to("Board")', lambda: firm.route_to("Board"), ['Board'])
eq('firm.route_to("Works")', lambda: firm.route_to("Works"), ['Board', 'Works'])
eq('firm.route_to("Moon")', lambda: firm.route_to("Moon"), None)
eq('Unit("x").route_to("y")', lambda: Unit("x").route_to("y"), None)
eq('common_unit(firm, "Tokyo", "Works")', lambda: common_unit(firm, "Tokyo", "Works"), 'Board')
eq('common_unit(big, "b", "b")', lambda: common_unit(big, "b", "b"), 'b')
eq('common_unit(firm, "Moon", "Works")', lambda: common_unit(firm, "Moon", "Works"), LookupError)
eq('firm.headcount({"Tokyo": 3, "Works": 4, "Other": 9})', lambda: firm.headcount({"Tokyo": 3, "Works": 4, "Other": 9}), 7)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
