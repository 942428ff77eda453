'use strict';

const listed = (list, entry) => Array.isArray(list) && list.includes(entry);

/** A number from 0 to 99 that is fixed for a flag and a user. */
function bucket(flagName, userId) {
  let hash = 7;
  for (const char of `${flagName}/${userId}`) {
    hash = (hash * 31 + char.charCodeAt(0)) % 1000003;
  }
  return hash % 100;
}

/**
 * Whether a flag is on for a user.
 *
 * A flag: { name, on, rollout, testers, blocked, plans }. A flag that is not
 * `on` is off for everybody. `testers` have it in any case. For all others it
 * is on if their bucket is below `rollout` (percent), provided they are not
 * among the `blocked` and are on one of the `plans` (no `plans`: any plan).
 */
function isOn(flag, user) {
  if (!flag.on) return false;
  if (listed(flag.testers, user.id)) return true;
  if (flag.plans) return listed(flag.plans, user.plan);
  if (listed(flag.blocked, user.id)) return false;
  return bucket(flag.name, user.id) < flag.rollout;
}

/** The names of all flags that are on for a user. */
function flagsFor(flags, user) {
  return flags.filter((flag) => isOn(flag, user)).map((flag) => flag.name);
}

module.exports = { isOn, flagsFor, bucket };
