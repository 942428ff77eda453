import sys

sys.path.insert(0, sys.argv[1])
import os
import tempfile

from pylib.filecmp import cmpfiles, dircmp

with tempfile.TemporaryDirectory() as folder:
    left, right = os.path.join(folder, "left"), os.path.join(folder, "right")
    for side, text in ((left, "1"), (right, "2")):
        os.mkdir(side)
        with open(os.path.join(side, "same"), "w") as file:
            file.write("same")
        with open(os.path.join(side, "other"), "w") as file:
            file.write(text * (1 + len(text)) if side == left else text)
    assert cmpfiles(left, right, ["bad\x00name"]) == ([], [], ["bad\x00name"])
    assert cmpfiles(left, right, ["bad\x00name", "same", "absent", "other"], shallow=False) == (
        ["same"],
        ["other"],
        ["bad\x00name", "absent"],
    )
    whole = dircmp(left, right)
    assert whole.same_files == ["same"] and whole.diff_files == ["other"]
    compared = dircmp(left, right)
    compared.common = ["bad\x00name", "same"]
    assert compared.common_funny == ["bad\x00name"] and compared.common_files == ["same"]
