import sys

sys.path.insert(0, sys.argv[1])
from boltons.strutils import args2sh

assert args2sh(["tar", "-xf", "my file.tgz"], sep="\n") == "tar\n-xf\n'my file.tgz'"
assert args2sh(["a", "b", "c"], sep=",") == "a,b,c"
assert args2sh(["a", ""], sep=" && ") == "a && ''"
assert args2sh(["aa", "[bb]", "cc'cc"]) == "aa '[bb]' 'cc'\"'\"'cc'"
assert args2sh(["a"]) == "a"
