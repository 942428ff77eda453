import sys

sys.path.insert(0, sys.argv[1])
import gzip
import os
import tempfile

from pylib import fileinput

with tempfile.TemporaryDirectory() as folder:
    plain = os.path.join(folder, "notes.txt")
    packed = os.path.join(folder, "notes.txt.gz")
    with open(plain, "wb") as file:
        file.write("ä\r\nb\n".encode())
    with gzip.open(packed, "wb") as file:
        file.write(b"c\nd\n")

    def read(names, mode):
        with fileinput.input(names, mode=mode, openhook=fileinput.hook_compressed) as lines:
            return list(lines)

    assert read([plain], "rb") == ["ä\r\n".encode(), b"b\n"]
    assert read([packed], "rb") == [b"c\n", b"d\n"]
    assert read([plain, packed], "rb") == ["ä\r\n".encode(), b"b\n", b"c\n", b"d\n"]
    assert read([packed], "r") == ["c\n", "d\n"]
    with fileinput.hook_compressed(plain, "r", encoding="utf-8") as file:
        assert file.read() == "ä\nb\n"
    with fileinput.hook_compressed(plain, "r") as file:
        assert file.encoding is not None
