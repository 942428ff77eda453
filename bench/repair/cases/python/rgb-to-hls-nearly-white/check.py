import sys

sys.path.insert(0, sys.argv[1])
from pylib.colorsys import hls_to_rgb, rgb_to_hls

assert rgb_to_hls(1, 1, 0.9999999999999999) == (0.16666666666666666, 1.0, 1.0)
assert rgb_to_hls(1, 0.9999999999999999, 0.9999999999999999) == (0.0, 1.0, 1.0)
assert rgb_to_hls(0.9999999999999999, 1, 1) == (0.5, 1.0, 1.0)
assert rgb_to_hls(1, 1, 1) == (0.0, 1, 0.0)
assert rgb_to_hls(0.0, 0.0, 0.0) == (0.0, 0.0, 0.0)
for colour in [(0.2, 0.4, 0.4), (0.9, 0.8, 0.95), (1.0, 0.5, 0.75), (0.1, 0.9, 0.3)]:
    assert all(abs(a - b) < 1e-9 for a, b in zip(hls_to_rgb(*rgb_to_hls(*colour)), colour))
