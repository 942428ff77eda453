const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Pauses that double each time: backOff(100) gives 100, 200, 400, … ms. */
export function backOff(first, longest = Infinity) {
  return (attempt) => Math.min(first * 2 ** (attempt - 1), longest);
}

/**
 * Calls an action until it succeeds, at most `attempts` times, and comes back with
 * its result. The action is called with the number of the attempt. When the last
 * attempt fails, its error is the error of the whole.
 *
 * @param {(attempt: number) => any} action
 * @param {object} [options]
 * @param {number} [options.attempts]
 * @param {(attempt: number) => number} [options.pause] ms to wait after an attempt
 * @param {(error: Error, attempt: number) => void} [options.onFailure]
 */
export async function withRetry(action, options = {}) {
  const { attempts = 3, pause = () => 0, onFailure = () => {} } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return action(attempt);
    } catch (error) {
      onFailure(error, attempt);
      if (attempt >= attempts) throw error;
      await sleep(pause(attempt));
    }
  }
}
