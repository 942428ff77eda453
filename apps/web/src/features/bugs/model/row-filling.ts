/** Pixels a second above which nobody reads a row; a wheel that is turned fast makes some 2,500. */
const READABLE_PX_S = 4000;
/** Nor is a single leap a throw: who pressed End wants the rows there at once. */
const LASTS_MS = 80;
/** After this long without a movement the list stands still, whatever its last pace was. */
const STILL_MS = 60;
/** Some four milliseconds of work: a frame has time for it beside its own. */
const ROWS_A_FRAME = 4;

interface Moved {
  /** Where the middle of what is seen is, in pixels from the top of the list. */
  middle: number;
  /** Milliseconds. */
  at: number;
}

interface Clock {
  /** Milliseconds. */
  now: () => number;
  requestFrame: (callback: () => void) => void;
}

const BROWSER: Clock = { now: () => performance.now(), requestFrame: (callback) => requestAnimationFrame(callback) };

/**
 * Which rows are shown with their titles alone: those that come while the list is thrown faster than anybody reads.
 * They are filled, a few in each frame, once it is slow enough to be read.
 */
export class RowFilling {
  #last: Moved | null = null;
  /** Since when it has been too fast, in milliseconds; null while it is not. */
  #fastSince: number | null = null;
  #framed = false;
  /** What fills a row, to where its row is. */
  readonly #waiting = new Map<() => void, number>();
  readonly #clock: Clock;

  constructor(clock: Clock = BROWSER) {
    this.#clock = clock;
  }

  /** Tells where the middle of what is seen is, in pixels from the top of the list; as often as that changes. */
  moved(middle: number): void {
    const at = this.#clock.now();
    const last = this.#last;
    this.#last = { middle, at };
    if (last === null || at - last.at > STILL_MS) this.#fastSince = null;
    else if (at > last.at) {
      const fast = Math.abs(middle - last.middle) / (at - last.at) > READABLE_PX_S / 1000;
      this.#fastSince = fast ? (this.#fastSince ?? last.at) : null;
    }
  }

  /** Whether a row that comes now shows its title alone. */
  get titlesOnly(): boolean {
    if (this.#fastSince === null || this.#last === null) return false;
    return this.#last.at - this.#fastSince >= LASTS_MS && this.#clock.now() - this.#last.at <= STILL_MS;
  }

  /**
   * Calls `fill` once, when the list can be read; what is returned takes that back. `top` is where the row is, in
   * pixels: those in the middle of what is seen come first.
   */
  wait(top: number, fill: () => void): () => void {
    this.#waiting.set(fill, top);
    this.#askForFrame();
    return () => void this.#waiting.delete(fill);
  }

  #askForFrame(): void {
    if (this.#framed || this.#waiting.size === 0) return;
    this.#framed = true;
    this.#clock.requestFrame(() => {
      this.#framed = false;
      if (!this.titlesOnly) this.#fillSome();
      this.#askForFrame();
    });
  }

  #fillSome(): void {
    const middle = this.#last?.middle ?? 0;
    const nearest = [...this.#waiting].toSorted(([, one], [, other]) => Math.abs(one - middle) - Math.abs(other - middle));
    for (const [fill] of nearest.slice(0, ROWS_A_FRAME)) {
      this.#waiting.delete(fill);
      fill();
    }
  }
}
