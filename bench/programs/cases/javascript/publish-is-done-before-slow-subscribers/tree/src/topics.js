// Topic patterns: "order.created", "order.*" (one word), "order.#" (any rest).

export function checkTopic(topic) {
  if (typeof topic !== 'string' || topic === '' || topic.split('.').some((word) => word === '')) {
    throw new TypeError(`bad topic "${topic}"`);
  }
  return topic;
}

export function topicMatches(pattern, topic) {
  const wanted = pattern.split('.');
  const words = topic.split('.');
  for (let i = 0; i < wanted.length; i += 1) {
    if (wanted[i] === '#') {
      return true;
    }
    if (i >= words.length) {
      return false;
    }
    if (wanted[i] !== '*' && wanted[i] !== words[i]) {
      return false;
    }
  }
  return wanted.length === words.length;
}
