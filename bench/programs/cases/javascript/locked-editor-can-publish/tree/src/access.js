// Access rules of the document workspace.
const RANK = { viewer: 1, commenter: 2, editor: 3, admin: 4 };

const NEEDED = {
  read: 'viewer',
  comment: 'commenter',
  edit: 'editor',
  publish: 'editor',
  delete: 'admin',
};

// Actions which need an unlocked document, whoever you are (except admins).
const CHANGES = ['edit', 'publish', 'delete'];

function roleOf(user, document) {
  return document.members[user.id] ?? (document.public ? 'viewer' : null);
}

function hasRank(role, needed) {
  return role !== null && RANK[role] >= RANK[needed];
}

export function can(user, action, document) {
  const role = roleOf(user, document);
  if (!(action in NEEDED) || user.suspended) {
    return false;
  }
  if (document.locked && CHANGES.includes(action)) {
    return role === 'admin' || hasRank(role, NEEDED[action]);
  }
  return hasRank(role, NEEDED[action]);
}

export function visibleActions(user, document) {
  return Object.keys(NEEDED).filter((action) => can(user, action, document));
}

export function addMember(document, user, role) {
  if (!(role in RANK)) {
    throw new TypeError(`Unknown role "${role}"`);
  }
  return { ...document, members: { ...document.members, [user.id]: role } };
}
