import { checkTopic, topicMatches } from './topics.js';
import { Subscription, byPriority } from './subscription.js';

export class Bus {
  constructor({ onError = null, clock = Date.now } = {}) {
    this.onError = onError;
    this.clock = clock;
    this.subscriptions = [];
    this.middleware = [];
  }

  use(step) {
    this.middleware.push(step);
    return this;
  }

  /** Returns a function that ends the subscription. */
  subscribe(pattern, handler, options) {
    const subscription = new Subscription(checkTopic(pattern), handler, options);
    this.subscriptions.push(subscription);
    this.subscriptions.sort(byPriority);
    return () => this.remove(subscription);
  }

  once(pattern, handler, options = {}) {
    return this.subscribe(pattern, handler, { ...options, times: 1 });
  }

  remove(subscription) {
    const index = this.subscriptions.indexOf(subscription);
    if (index >= 0) {
      this.subscriptions.splice(index, 1);
    }
    return index >= 0;
  }

  matching(topic) {
    return this.subscriptions.filter((each) => topicMatches(each.pattern, topic));
  }

  /**
   * Runs the handlers one after the other, each only when the one before is
   * done. Resolves with the number of handlers that succeeded. Errors go to
   * onError; without it the first error rejects.
   */
  async publish(topic, payload) {
    checkTopic(topic);
    let message = { topic, payload, at: this.clock() };
    for (const step of this.middleware) {
      message = await step(message);
      if (!message) {
        return 0;
      }
    }
    let delivered = 0;
    for (const subscription of this.matching(topic)) {
      if (subscription.finished) {
        continue;
      }
      try {
        subscription.run(message);
        delivered += 1;
      } catch (error) {
        if (!this.onError) {
          throw error;
        }
        this.onError(error, message);
      } finally {
        if (subscription.finished) {
          this.remove(subscription);
        }
      }
    }
    return delivered;
  }
}
