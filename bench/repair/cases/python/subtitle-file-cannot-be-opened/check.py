import sys

sys.path.insert(0, sys.argv[1])
import os
import tempfile

import pysrt

TEXT = "1\n00:00:01,000 --> 00:00:02,500\nHéllo\n\n2\n00:00:03,000 --> 00:00:04,000\nYou\ntwo\n\n"

with tempfile.TemporaryDirectory() as folder:

    def opened(content, **options):
        path = os.path.join(folder, "film.srt")
        with open(path, "wb") as file:
            file.write(content)
        return [(item.index, str(item.start), item.text) for item in pysrt.open(path, **options)]

    expected = [(1, "00:00:01,000", "Héllo"), (2, "00:00:03,000", "You\ntwo")]
    assert opened(TEXT.encode()) == expected
    assert opened(TEXT.encode(), encoding="utf-8") == expected
    assert opened(b"\xef\xbb\xbf" + TEXT.encode()) == expected
    assert opened(TEXT.encode("latin-1"), encoding="latin-1") == expected
    assert opened(b"") == []
    subtitles = pysrt.from_string(TEXT)
    subtitles.shift(seconds=1)
    path = os.path.join(folder, "shifted.srt")
    subtitles.save(path, encoding="utf-8")
    assert [str(item.start) for item in pysrt.open(path)] == ["00:00:02,000", "00:00:04,000"]
assert [item.text for item in pysrt.from_string(TEXT)] == ["Héllo", "You\ntwo"]
