'use strict';

// The smallest rectangle around some places ({ x, y }); null if there are none.
function boundsOf(places) {
  if (places.length === 0) {
    return null;
  }
  let left = Infinity;
  let bottom = Infinity;
  let right = 0;
  let top = 0;
  for (const { x, y } of places) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return { left, bottom, right, top };
}

function sizeOf(bounds) {
  return { width: bounds.right - bounds.left, height: bounds.top - bounds.bottom };
}

function centreOf(bounds) {
  return { x: (bounds.left + bounds.right) / 2, y: (bounds.bottom + bounds.top) / 2 };
}

module.exports = { boundsOf, sizeOf, centreOf };
