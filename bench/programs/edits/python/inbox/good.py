"""Group mail messages into conversation threads for an inbox view."""
import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Dict, List, Optional, Set

TAGS_RE = re.compile(r"^\s*(?:\[[^\]]*\]\s*)*")
REPLY_RE = re.compile(r"^(?:re|fwd?|aw)(?:\[\d+\])?\s*:\s*", re.I)
ID_RE = re.compile(r"<([^<>\s]+)>")
SUBJECT_WINDOW = timedelta(days=14)


@dataclass
class Message:
    message_id: str
    sender: str
    subject: str
    sent: datetime
    in_reply_to: str = ""
    references: str = ""
    unread: bool = False
    labels: Set[str] = field(default_factory=set)


@dataclass
class Thread:
    key: int
    messages: List[Message] = field(default_factory=list)
    muted: bool = False

    @property
    def last_date(self):
        return max(m.sent for m in self.messages)


def base_subject(subject):
    """Subject without any reply prefixes and list tags, for comparing."""
    previous = None
    while subject != previous:
        previous = subject
        subject = REPLY_RE.sub("", TAGS_RE.sub("", subject))
    return " ".join(subject.split()).lower()


def parent_ids(message):
    """Ids this message refers to, closest parent first."""
    ids = ID_RE.findall(message.in_reply_to)
    for ref in reversed(ID_RE.findall(message.references)):
        if ref not in ids:
            ids.append(ref)
    return ids


def display_name(sender):
    match = re.match(r'^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$', sender)
    return (match.group(1) or match.group(2)) if match else sender.strip()


class Inbox:
    def __init__(self):
        self._threads: Dict[int, Thread] = {}
        self._by_id: Dict[str, int] = {}
        self._by_subject: Dict[str, int] = {}
        self._received: Set[str] = set()
        self._next_key = 1

    def add(self, message):
        """File a message and return the key of its thread."""
        own_id = message.message_id.strip("<>")
        if own_id in self._received:
            return self._by_id[own_id]  # delivered twice
        self._received.add(own_id)
        related = [own_id] + parent_ids(message)
        keys = {self._by_id[i] for i in related if i in self._by_id}
        if not keys:
            similar = self._find_by_subject(message)
            if similar is not None:
                keys = {similar}
        thread = self._join(keys) if keys else self._new_thread()
        thread.messages.append(message)
        for ident in related:
            self._by_id[ident] = thread.key
        self._by_subject[base_subject(message.subject)] = thread.key
        if thread.muted:
            message.unread = False
        return thread.key

    def _new_thread(self):
        thread = Thread(self._next_key)
        self._next_key += 1
        self._threads[thread.key] = thread
        return thread

    def _find_by_subject(self, message):
        """Only replies without a known parent are matched by subject."""
        subject = base_subject(message.subject)
        if not subject or not REPLY_RE.match(TAGS_RE.sub("", message.subject)):
            return None
        key = self._by_subject.get(subject)
        if key is None or abs(message.sent - self._threads[key].last_date) > SUBJECT_WINDOW:
            return None
        return key

    def _join(self, keys):
        """Merge threads that turn out to be one; the oldest key stays."""
        first, *others = sorted(keys)
        target = self._threads[first]
        for key in others:
            other = self._threads.pop(key)
            target.messages.extend(other.messages)
            target.muted = target.muted or other.muted
            for index in (self._by_id, self._by_subject):
                for name, owner in index.items():
                    if owner == key:
                        index[name] = first
        return target

    def mute(self, key):
        thread = self._threads[key]
        thread.muted = True
        for message in thread.messages:
            message.unread = False

    def summary(self, thread):
        ordered = sorted(thread.messages, key=lambda m: (m.sent, m.message_id))
        names = list(dict.fromkeys(display_name(m.sender) for m in ordered))
        shown = names if len(names) <= 3 else [names[0], "..", names[-1]]
        return {
            "key": thread.key,
            "subject": ordered[0].subject,
            "people": ", ".join(shown),
            "count": len(ordered),
            "unread": sum(m.unread for m in ordered),
            "labels": sorted({label for m in ordered for label in m.labels}),
        }

    def listing(self, label: Optional[str] = None):
        threads = sorted(self._threads.values(), key=lambda t: t.last_date, reverse=True)
        rows = map(self.summary, threads)
        return [r for r in rows if label is None or label in r["labels"]]
