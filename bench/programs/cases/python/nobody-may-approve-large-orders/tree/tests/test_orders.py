import unittest

from orders.approval import ApprovalError, Order
from orders.people import Employee


class OrderTest(unittest.TestCase):
    def setUp(self):
        self.head = Employee("Head", 10000)
        self.lead = Employee("Lead", 500, self.head)
        self.kim = Employee("Kim", 50, self.lead)

    def test_chain(self):
        self.assertEqual(self.kim.chain(), [self.lead, self.head])

    def test_small_order(self):
        order = Order(self.kim, 50, "pens")
        self.assertEqual(order.submit(), "approved")
        self.assertEqual(order.history, ["auto"])

    def test_only_waiting_orders_are_decided(self):
        with self.assertRaises(ApprovalError):
            Order(self.kim, 300, "desk").decide(self.lead)

    def test_decide(self):
        order = Order(self.kim, 300, "desk")
        order.status = "waiting"
        with self.assertRaises(ApprovalError):
            order.decide(Employee("Other", 5000))
        self.assertEqual(order.decide(self.lead, approved=False), "rejected")
        self.assertEqual(order.history, ["rejected by Lead"])

    def test_amount(self):
        with self.assertRaises(ValueError):
            Order(self.kim, 0, "nothing")

    def test_submit_twice(self):
        order = Order(self.kim, 10, "tape")
        order.submit()
        with self.assertRaises(ApprovalError):
            order.submit()


if __name__ == "__main__":
    unittest.main()
