'use strict';

/**
 * Reads a hosts file:
 *
 *   # comment
 *   10.0.0.7   build build.lan   # another one
 *
 * Gives a Map from name to address; if a name turns up more than once, its
 * first line counts. Names are not case-sensitive.
 */
function readHosts(text) {
  const hosts = new Map();
  for (const line of text.split(/\r?\n/)) {
    const [address, ...names] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (!address) break;
    for (const name of names) {
      const key = name.toLowerCase();
      if (!hosts.has(key)) hosts.set(key, address);
    }
  }
  return hosts;
}

/** The address of a name, or null. */
function lookUp(hosts, name) {
  return hosts.get(name.toLowerCase().replace(/\.$/, '')) ?? null;
}

/** All names of an address, sorted. */
function namesOf(hosts, address) {
  return [...hosts].filter(([, a]) => a === address).map(([name]) => name).sort();
}

module.exports = { readHosts, lookUp, namesOf };
