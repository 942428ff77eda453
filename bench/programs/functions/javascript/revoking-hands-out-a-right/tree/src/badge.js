const RIGHTS = ['enter', 'print', 'order', 'approve', 'delete'];

function bitOf(right) {
  const at = RIGHTS.indexOf(right);
  if (at === -1) throw new Error(`no such right: ${right}`);
  return 1 << at;
}

/** The badge with the given rights on top of those it has. */
export function grant(badge, ...rights) {
  return rights.reduce((mask, right) => mask | bitOf(right), badge);
}

/** The badge without the given rights. */
export function revoke(badge, ...rights) {
  return rights.reduce((mask, right) => mask ^ bitOf(right), badge);
}

export function may(badge, right) {
  return (badge & bitOf(right)) !== 0;
}

export function list(badge) {
  return RIGHTS.filter((right) => may(badge, right));
}
