import unittest

from clinic.waiting import WaitingRoom


class WaitingRoomTest(unittest.TestCase):
    def test_in_order(self):
        room = WaitingRoom()
        room.arrive("Ada")
        room.arrive("Ben")
        assert [room.call(), room.call()] == ["Ada", "Ben"]

    def test_emergency(self):
        room = WaitingRoom(["Ada", "Ben"])
        room.emergency("Cleo")
        assert room.waiting() == ["Cleo", "Ada", "Ben"]

    def test_nobody(self):
        assert WaitingRoom().call() is None

    def test_waiting_is_a_copy(self):
        room = WaitingRoom(["Ada"])
        room.waiting().clear()
        assert room.waiting() == ["Ada"]


if __name__ == "__main__":
    unittest.main()
