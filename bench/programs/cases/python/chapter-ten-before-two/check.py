import os
import sys

sys.path.insert(0, os.getcwd())

from media.playlist import Playlist, parse_track


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


pl = Playlist(["Chapter 10.mp3", "Chapter 2.mp3", "chapter 1.mp3"])
assert pl.titles() == ["chapter 1", "Chapter 2", "Chapter 10"]
assert pl.after("chapter 1.mp3") == "Chapter 2.mp3"
assert pl.after("Chapter 10.mp3") is None
cds = Playlist(["CD 11/3.mp3", "CD 2/10.mp3", "CD 2/9.mp3", "cd 1/1.mp3"])
assert cds.folders() == ["cd 1", "CD 2", "CD 11"]
assert cds.in_order() == ["cd 1/1.mp3", "CD 2/9.mp3", "CD 2/10.mp3", "CD 11/3.mp3"]
assert Playlist(["b", "A", "10", "9"]).in_order() == ["9", "10", "A", "b"]
assert Playlist(["t 007", "t 8", "t 06"]).in_order() == ["t 06", "t 007", "t 8"]
assert Playlist(["s1e10", "s1e9", "s10e1", "s2e1"]).in_order() == ["s1e9", "s1e10", "s2e1", "s10e1"]
assert pl.filenames[0] == "Chapter 10.mp3"
assert pl.to_m3u().startswith("#EXTM3U\nchapter 1.mp3\n")
