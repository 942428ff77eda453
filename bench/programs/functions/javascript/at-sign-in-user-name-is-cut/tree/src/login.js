/**
 * Logins look like `user@host` or `user@host:port`. Whatever stands before the
 * last `@` is the user, who may have an at sign in the name.
 */

const DEFAULT_PORT = 22;

function parseLogin(login) {
  const at = login.indexOf('@');
  if (at < 1) throw new Error(`no user in "${login}"`);
  const user = login.slice(0, at);
  const [host, port] = login.slice(at + 1).split(':');
  if (host === '') throw new Error(`no host in "${login}"`);
  return { user, host, port: port ? Number(port) : DEFAULT_PORT };
}

function formatLogin({ user, host, port }) {
  return port === DEFAULT_PORT ? `${user}@${host}` : `${user}@${host}:${port}`;
}

/** Groups logins by host: `{ host: [user, …] }`. */
function usersByHost(logins) {
  const groups = {};
  for (const login of logins) {
    const { user, host } = parseLogin(login);
    (groups[host] ??= []).push(user);
  }
  return groups;
}

module.exports = { parseLogin, formatLogin, usersByHost };
