import json
from dataclasses import dataclass
from datetime import datetime
from typing import Optional


@dataclass(frozen=True)
class Message:
    id: int
    sent: datetime
    author: Optional[str]  # None once the account is gone
    text: str
    reply_to: Optional[int] = None


def load_messages(source):
    """Return the messages of a JSON dump in the order they were sent."""
    messages = [
        Message(
            id=entry["id"],
            sent=datetime.fromisoformat(entry["sent"]),
            author=entry.get("author"),
            text=entry.get("text", ""),
            reply_to=entry.get("reply_to"),
        )
        for entry in json.loads(source)
    ]
    return sorted(messages, key=lambda message: (message.sent, message.id))
