/** Boxes of a drawing: { x, y, width, height }, y runs downwards. */

/** The smallest box round all of the boxes. */
export function bounds(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Copies of the boxes, moved to one edge of their bounds. */
export function alignBoxes(boxes, edge) {
  const { x, y, width, height } = bounds(boxes);
  switch (edge) {
    case 'left':
      return boxes.map((box) => ({ ...box, x }));
    case 'right':
      return boxes.map((box) => ({ ...box, x: x + width - box.height }));
    case 'top':
      return boxes.map((box) => ({ ...box, y }));
    case 'bottom':
      return boxes.map((box) => ({ ...box, y: y + height - box.height }));
    default:
      throw new RangeError(`no such edge: ${edge}`);
  }
}
