"use strict";
/** Names of tests as they are told when their file is run: of several of one name the second is “name (2)”. Asked of each in its turn. */
module.exports = function createToldNames() {
  const seen = new Map();
  return (name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  };
};
