import os, sys; sys.path.insert(0, os.getcwd())
import signal

from invoice import Address, Order, invoice_head, parcel_label, total

HOME = Address("Ruth Lind", "Elm Road 4", "Bath")
FIRM = Address("Lind Ltd", "Quay 1", "Bristol")
SHOP = Address("Tea & Co", "Quay 1", "Leeds")

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


eq('invoice_head(Order(77, HOME, FIRM))', lambda: invoice_head(Order(77, HOME, FIRM)), ['Lind Ltd', 'Quay 1', 'Bristol', 'Invoice 000077'])
eq('invoice_head(Order(1234567, FIRM, HOME))', lambda: invoice_head(Order(1234567, FIRM, HOME)), ['Ruth Lind', 'Elm Road 4', 'Bath', 'Invoice 1234567'])
eq('invoice_head(Order(5, SHOP, HOME, [("tea", 1, 350)]))', lambda: invoice_head(Order(5, SHOP, HOME, [("tea", 1, 350)])), ['Ruth Lind', 'Elm Road 4', 'Bath', 'Invoice 000005'])
eq('invoice_head(Order(8, HOME))', lambda: invoice_head(Order(8, HOME)), ['Ruth Lind', 'Elm Road 4', 'Bath', 'Invoice 000008'])
eq('invoice_head(Order(9, HOME, HOME))', lambda: invoice_head(Order(9, HOME, HOME)), ['Ruth Lind', 'Elm Road 4', 'Bath', 'Invoice 000009'])
eq('invoice_head(Order(10, FIRM, SHOP))', lambda: invoice_head(Order(10, FIRM, SHOP)), ['Tea & Co', 'Quay 1', 'Leeds', 'Invoice 000010'])
eq('parcel_label(Order(77, HOME, FIRM))', lambda: parcel_label(Order(77, HOME, FIRM)), ['RUTH LIND', 'Elm Road 4', 'Bath'])
eq('parcel_label(Order(8, FIRM))', lambda: parcel_label(Order(8, FIRM)), ['LIND LTD', 'Quay 1', 'Bristol'])
eq('total(Order(12, HOME, items=[("tea", 2, 350), ("cup", 1, 900)]))', lambda: total(Order(12, HOME, items=[("tea", 2, 350), ("cup", 1, 900)])), 1600)
eq('total(Order(13, HOME))', lambda: total(Order(13, HOME)), 0)

for failure in failures:
    print(failure)
print(f"{checked - len(failures)} of {checked} right")
sys.exit(1 if failures else 0)
