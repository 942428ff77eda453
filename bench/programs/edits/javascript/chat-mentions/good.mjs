// Finds @mentions in chat messages and decides who gets notified.

const GROUP_WORDS = new Set(["here", "all"]);
const QUIET_LIMIT_MS = 5 * 60 * 1000;

function stripCode(text) {
  return text.replace(/```[\s\S]*?```/g, " ").replace(/`[^`\n]*`/g, " ");
}

export function extractHandles(text) {
  const handles = new Set();
  const pattern = /(^|[^\w@.])@([a-z0-9][\w.-]*)/gi;
  for (const match of stripCode(text).matchAll(pattern)) {
    handles.add(match[2].replace(/[.-]+$/, "").toLowerCase());
  }
  return handles;
}

export function preview(text, limit = 80) {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= limit) return flat;
  const cut = flat.slice(0, limit - 1);
  const space = cut.lastIndexOf(" ");
  return `${space > limit / 2 ? cut.slice(0, space) : cut}…`;
}

export class Channel {
  constructor(name) {
    this.name = name;
    this.members = new Map(); // handle -> user
    this.teams = new Map(); // team handle -> set of member handles
  }

  join(handle, { online = false, muted = false } = {}) {
    this.members.set(handle.toLowerCase(), { online, muted });
  }

  leave(handle) {
    const key = handle.toLowerCase();
    this.members.delete(key);
    for (const team of this.teams.values()) team.delete(key);
  }

  defineTeam(name, handles) {
    this.teams.set(name.toLowerCase(), new Set(handles.map((h) => h.toLowerCase())));
  }

  resolve(handle) {
    if (handle === "all") return [...this.members.keys()];
    if (handle === "here") {
      return [...this.members].filter(([, user]) => user.online).map(([key]) => key);
    }
    if (this.teams.has(handle)) {
      return [...this.teams.get(handle)].filter((h) => this.members.has(h));
    }
    return this.members.has(handle) ? [handle] : [];
  }

  recipients(message) {
    const author = message.author.toLowerCase();
    const direct = new Set();
    const viaGroup = new Set();
    for (const handle of extractHandles(message.text)) {
      const isGroup = GROUP_WORDS.has(handle) || this.teams.has(handle);
      for (const member of this.resolve(handle)) {
        if (member === author) continue;
        if (isGroup && this.members.get(member).muted) continue;
        (isGroup ? viaGroup : direct).add(member);
      }
    }
    for (const member of direct) viaGroup.delete(member);
    return { direct, viaGroup };
  }
}

export class MentionInbox {
  constructor() {
    this.entries = new Map(); // handle -> notifications
    this.lastPush = new Map(); // handle + channel -> time
  }

  deliver(channel, message) {
    const { direct, viaGroup } = channel.recipients(message);
    const pushed = [];
    for (const handle of [...direct, ...viaGroup]) {
      const list = this.entries.get(handle) ?? [];
      list.push({
        channel: channel.name,
        id: message.id,
        at: message.at,
        text: `${message.author}: ${preview(message.text)}`,
        read: false,
      });
      this.entries.set(handle, list);
      if (this.shouldPush(handle, channel, message.at, direct.has(handle))) pushed.push(handle);
    }
    return pushed;
  }

  shouldPush(handle, channel, at, isDirect) {
    const key = `${handle}#${channel.name}`;
    const last = this.lastPush.get(key);
    if (!isDirect && last !== undefined && at - last < QUIET_LIMIT_MS) return false;
    this.lastPush.set(key, at);
    return true;
  }

  edit(channel, message) {
    const { direct, viaGroup } = channel.recipients(message);
    for (const [handle, list] of this.entries) {
      const stillMentioned = direct.has(handle) || viaGroup.has(handle);
      const kept = list.filter((e) => e.id !== message.id || e.read || stillMentioned);
      this.entries.set(handle, kept);
    }
  }

  markRead(handle, channelName, upTo) {
    let changed = 0;
    for (const entry of this.entries.get(handle) ?? []) {
      if (entry.channel !== channelName || entry.read || entry.at > upTo) continue;
      entry.read = true;
      changed += 1;
    }
    return changed;
  }

  unread(handle) {
    const counts = {};
    for (const { channel, read } of this.entries.get(handle) ?? []) {
      if (!read) counts[channel] = (counts[channel] ?? 0) + 1;
    }
    return counts;
  }
}
