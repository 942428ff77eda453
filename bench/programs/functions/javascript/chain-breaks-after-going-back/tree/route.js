const HEADINGS = [
  { name: 'north', dx: 0, dy: 1 },
  { name: 'east', dx: 1, dy: 0 },
  { name: 'south', dx: 0, dy: -1 },
  { name: 'west', dx: -1, dy: 0 },
];

/**
 * The route of a robot that starts at (0, 0) and faces north. All moves can be
 * chained.
 *
 * @example
 * new Route().forward(2).right().forward(1).position() // { x: 1, y: 2 }
 */
export class Route {
  #x = 0;
  #y = 0;
  #turns = 0;

  forward(steps) {
    const { dx, dy } = this.#heading();
    this.#x += dx * steps;
    this.#y += dy * steps;
    return this;
  }

  /** Moves backwards; the robot faces the same way as before. */
  back(steps) {
    this.forward(-steps);
  }

  right() {
    this.#turns = (this.#turns + 1) % 4;
    return this;
  }

  left() {
    this.#turns = (this.#turns + 3) % 4;
    return this;
  }

  position() {
    return { x: this.#x, y: this.#y };
  }

  facing() {
    return this.#heading().name;
  }

  #heading() {
    return HEADINGS[this.#turns];
  }
}
