export { Bus } from './bus.js';
export { topicMatches } from './topics.js';
export { onlyTopics, stamp } from './middleware.js';
