import sys

sys.path.insert(0, sys.argv[1])
from stdnum.eu import vat
from stdnum.ro import cf, cui

assert not vat.is_valid("RORO18547290") and not cf.is_valid("RORO18547290")
assert not cf.is_valid("RO RO 18547290")
assert vat.is_valid("RO18547290") and cf.is_valid("RO18547290") and cf.is_valid("18547290")
assert cf.validate("RO 185 472 90") == "RO18547290"
assert cf.validate("1630615123457") == "1630615123457"
assert not cf.is_valid("RO18547291") and not cf.is_valid("RO1")
assert cui.validate("185 472 90") == "18547290"
assert not vat.is_valid("DEDE136695976") and vat.is_valid("DE136695976")
