'use strict';

// "docs:read", "docs:*", "*" ; a leading "!" forbids.
function parseRule(text) {
  const forbid = text.startsWith('!');
  const [resource, action = '*'] = (forbid ? text.slice(1) : text).split(':');
  if (resource === '') {
    throw new SyntaxError(`bad rule "${text}"`);
  }
  return { forbid, resource, action };
}

function ruleMatches(rule, resource, action) {
  return (rule.resource === '*' || rule.resource === resource) && (rule.action === '*' || rule.action === action);
}

module.exports = { parseRule, ruleMatches };
