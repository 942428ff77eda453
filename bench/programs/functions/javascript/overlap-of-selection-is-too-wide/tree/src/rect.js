/** An upright rectangle on a floor plan; y grows downwards. */
export class Rect {
  #x;
  #y;
  #width;
  #height;

  constructor(x, y, width, height) {
    if (width < 0 || height < 0) throw new RangeError('Rect: negative size');
    this.#x = x;
    this.#y = y;
    this.#width = width;
    this.#height = height;
  }

  get left() { return this.#x; }
  get top() { return this.#y; }
  get right() { return this.#x + this.#width; }
  get bottom() { return this.#y + this.#height; }
  get area() { return this.#width * this.#height; }

  /** The part both have in common, or null if they have none. */
  overlap(other) {
    const left = Math.max(this.left, other.left);
    const top = Math.max(this.top, other.top);
    const width = Math.min(this.right, other.right) - this.left;
    const height = Math.min(this.bottom, other.bottom) - top;
    return width > 0 && height > 0 ? new Rect(left, top, width, height) : null;
  }

  /** The smallest rectangle that holds both. */
  hull(other) {
    const left = Math.min(this.left, other.left);
    const top = Math.min(this.top, other.top);
    const width = Math.max(this.right, other.right) - left;
    const height = Math.max(this.bottom, other.bottom) - top;
    return new Rect(left, top, width, height);
  }

  /** [x, y, width, height] */
  toArray() {
    return [this.#x, this.#y, this.#width, this.#height];
  }
}
