/** Drops messages of topics that are not on the list. */
export function onlyTopics(topics) {
  const allowed = new Set(topics);
  return (message) => (allowed.has(message.topic) ? message : null);
}

/** Adds fields to every payload that is a plain object. */
export function stamp(fields) {
  return (message) => {
    const { payload } = message;
    if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) {
      return message;
    }
    return { ...message, payload: { ...payload, ...fields } };
  };
}
