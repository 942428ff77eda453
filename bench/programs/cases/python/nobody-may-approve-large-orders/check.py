import os
import sys

sys.path.insert(0, os.getcwd())

from orders.approval import ApprovalError, Order, approver
from orders.people import Employee


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

top = Employee("Top", 100000)
max_ = Employee("Max", 10000, top)
lee = Employee("Lee", 500, max_)
kim = Employee("Kim", 50, lee)
assert approver(kim, 2000) is max_
assert approver(kim, 50000) is top
assert approver(kim, 100) is lee
assert approver(kim, 500) is lee
assert approver(kim, 501) is max_
assert approver(kim, 200000) is None
assert approver(top, 10) is None
assert approver(max_, 10) is top
order = Order(kim, 2000, "machine")
assert order.submit() == "waiting"
raises(ApprovalError, order.decide, lee)
assert order.decide(max_, approved=False) == "rejected"
lee.absent = True
assert approver(kim, 100) is max_
max_.absent = True
assert approver(kim, 100) is top
top.absent = True
assert approver(kim, 100) is None
assert Order(kim, 200000, "hall").submit() == "rejected"
assert Order(kim, 20, "pens").submit() == "approved"
