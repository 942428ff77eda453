import unittest

from fleet.report import due
from fleet.vans import Depot, Van


class ReportTest(unittest.TestCase):
    def test_since_service(self):
        van = Van("K-1", 25000, 20000)
        self.assertEqual(van.since_service, 5000)
        self.assertEqual(van.service().since_service, 0)

    def test_due(self):
        depot = Depot("Kiel", [Van("K-3", 20000), Van("K-1", 19999), Van("K-2", 50000)])
        self.assertEqual(due(depot), ["K-2", "K-3"])
        self.assertEqual(due(Depot("Kiel")), [])

    def test_service_makes_it_undue(self):
        van = Van("K-3", 20000)
        depot = Depot("Kiel", [van])
        van.service()
        self.assertEqual(due(depot), [])

    def test_depots_do_not_share_vans(self):
        vans = [Van("K-1", 1)]
        first, second = Depot("Kiel", vans), Depot("Ulm", vans)
        first.receive(Van("K-2", 1))
        self.assertEqual((len(first.vans), len(second.vans), len(vans)), (2, 1, 1))

    def test_send(self):
        kiel, ulm = Depot("Kiel", [Van("K-1", 1)]), Depot("Ulm", [Van("U-1", 1)])
        kiel.send("K-1", ulm)
        self.assertEqual([van.plate for van in ulm.vans], ["U-1", "K-1"])
        with self.assertRaises(LookupError):
            kiel.send("K-1", ulm)


if __name__ == '__main__':
    unittest.main()
