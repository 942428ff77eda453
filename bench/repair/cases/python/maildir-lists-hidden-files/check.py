import sys

sys.path.insert(0, sys.argv[1])
import os
import tempfile

from pylib.mailbox import Maildir

with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "box")
    box = Maildir(path)
    key = box.add("Subject: hello\n\nhi\n")
    for place in ("cur", "new"):
        with open(os.path.join(path, place, ".index"), "w"):
            pass
    again = Maildir(path)
    assert len(again) == 1 and list(again.keys()) == [key]
    assert [message["subject"] for message in again] == ["hello"]
    assert ".index" not in again
    with open(os.path.join(path, "new", "1700000000.M1.host"), "w") as file:
        file.write("Subject: second\n\n")
    os.mkdir(os.path.join(path, "cur", "folder"))
    again = Maildir(path)
    assert sorted(message["subject"] for message in again) == ["hello", "second"]
    again.remove(key)
    assert len(Maildir(path)) == 1
    box.add_folder("archive")
    assert box.list_folders() == ["archive"]
