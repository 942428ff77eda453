/**
 * A goods lift. It keeps its direction as long as there is a call ahead of it and
 * turns only then. `step()` moves it one floor, or stops it at a floor that was
 * called, and tells what happened.
 */
export class Lift {
  constructor(floors, start = 0) {
    this.floors = floors;
    this.floor = start;
    this.direction = 0;
    this.calls = new Set();
  }

  call(floor) {
    if (floor < 0 || floor >= this.floors) {
      throw new RangeError(`no floor ${floor}`);
    }
    this.calls.add(floor);
    return this;
  }

  get idle() {
    return this.calls.size === 0;
  }

  isAhead(floor, direction) {
    return (floor - this.floor) * direction > 0;
  }

  chooseDirection() {
    const pending = [...this.calls];
    if (this.direction === 0) {
      this.direction = pending[0] > this.floor ? 1 : -1;
    } else if (!pending.every((floor) => this.isAhead(floor, this.direction))) {
      this.direction = -this.direction;
    }
  }

  step() {
    if (this.calls.delete(this.floor)) {
      return `open ${this.floor}`;
    }
    if (this.idle) {
      this.direction = 0;
      return 'wait';
    }
    this.chooseDirection();
    this.floor += this.direction;
    return this.direction > 0 ? 'up' : 'down';
  }

  /** Serves all calls; the floors in the order in which the doors opened. */
  run() {
    const stops = [];
    while (!this.idle) {
      const event = this.step();
      if (event.startsWith('open')) {
        stops.push(this.floor);
      }
    }
    return stops;
  }
}

/** Floors travelled when the lift serves its calls. */
export function travel(lift) {
  let moves = 0;
  while (!lift.idle) {
    if (!lift.step().startsWith('open')) {
      moves += 1;
    }
  }
  return moves;
}
