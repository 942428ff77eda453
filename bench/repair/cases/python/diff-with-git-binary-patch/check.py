import sys

sys.path.insert(0, sys.argv[1])
from unidiff import PatchSet

TEXT = """diff --git a/x.png b/x.png
index 1a2b3c4..5d6e7f8 100644
GIT binary patch
literal 5
Mc$`bZKXU

literal 0
Hc$@<O00001

diff --git a/notes b/notes
--- a/notes
+++ b/notes
@@ -1 +1 @@
-a
+b
"""
patch = PatchSet(TEXT)
assert [(file.path, file.is_binary_file) for file in patch] == [("x.png", True), ("notes", False)]
assert [(file.added, file.removed) for file in patch] == [(0, 0), (1, 1)]
added = """diff --git a/new.bin b/new.bin
new file mode 100644
index 0000000..5d6e7f8
GIT binary patch
literal 5
Mc$`bZKXU

literal 0
Hc$@<O00001

"""
assert [(file.path, file.is_binary_file, file.is_added_file) for file in PatchSet(added)] == [("new.bin", True, True)]
differ = "diff --git a/x.png b/x.png\nindex 1..2 100644\nBinary files a/x.png and b/x.png differ\n"
assert [(file.path, file.is_binary_file) for file in PatchSet(differ)] == [("x.png", True)]
plain = "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n same\n-a\n+b\n"
assert [(file.path, file.added, file.removed, file.is_binary_file) for file in PatchSet(plain)] == [("f", 1, 1, False)]
