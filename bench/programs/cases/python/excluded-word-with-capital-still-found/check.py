import os
import sys

sys.path.insert(0, os.getcwd())

from archive.search import Archive
from archive.words import fold, words

a = Archive().add("p1", "The old harbour of Málaga").add("p2", "Boats in the harbour").add("p3", "Harbour café, HARBOUR view")
assert a.search("harbour -Málaga") == ["p3", "p2"]
assert a.search("harbour -malaga") == ["p3", "p2"]
assert a.search("harbour -MALAGA -boats") == ["p3"]
assert a.search("harbour -Café") == ["p1", "p2"]
assert a.search("harbour -Bo*") == ["p3", "p1"]
assert a.search("harbour -Mal*") == ["p3", "p2"]
assert a.search("harbour -Castle") == ["p3", "p1", "p2"]
assert a.search("-Boats") == []
assert a.search("Harbour") == ["p3", "p1", "p2"]
assert a.search("HARB* view") == ["p3"]
assert a.search("the old") == ["p1"]
assert a.search("harbour -View", limit=1) == ["p1"]
assert words("A Café in Rome") == ["cafe", "rome"]
assert fold("É") == "e"
