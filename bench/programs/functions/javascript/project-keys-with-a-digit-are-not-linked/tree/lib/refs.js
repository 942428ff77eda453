'use strict';

/*
 * Ticket references in commit messages. A reference is the key of a project
 * (capital letters and digits, at least two of them, a letter first), a
 * hyphen and the number of the ticket: SHOP-12, B2B-7, CRM3-1040.
 */
const REFERENCE = /\b[A-Z]{2,}-[1-9]\d*\b/g;

const CLOSING = /\b(?:fix(?:es|ed)?|close[sd]?)\s+$/i;

/** All references of a message, every one once, in the order they turn up. */
function findRefs(message) {
  return [...new Set(message.match(REFERENCE) || [])];
}

/** The references that the message claims to close ("Fixes SHOP-12"). */
function closedRefs(message) {
  const closed = new Set();
  for (const hit of message.matchAll(REFERENCE)) {
    if (CLOSING.test(message.slice(0, hit.index))) closed.add(hit[0]);
  }
  return [...closed];
}

/** The message with all references turned into Markdown links. */
function linkRefs(message, baseUrl) {
  return message.replace(REFERENCE, (ref) => `[${ref}](${baseUrl}/${ref})`);
}

module.exports = { findRefs, closedRefs, linkRefs };
