import os
import sys
from datetime import datetime

sys.path.insert(0, os.getcwd())

from chatlog import Message, export_text, load_messages


def head(*authors):
    messages = [Message(i, datetime(2024, 5, 6, 18, i), a, "x") for i, a in enumerate(authors)]
    return export_text("T", messages, summary=True).splitlines()[2]


dump = """[
  {"id": 1, "sent": "2024-05-06T18:00:00", "author": "Ann", "text": "Pizza?"},
  {"id": 2, "sent": "2024-05-06T18:01:00", "author": null, "text": "Yes"},
  {"id": 3, "sent": "2024-05-06T18:02:00", "author": "Ann", "text": "Great"}
]"""
text = export_text("Flat", load_messages(dump), summary=True)
assert text.splitlines()[2] == "Participants: (deleted account) (1), Ann (2)", text
assert "18:01 (deleted account): Yes" in text

assert head(None, "Ben", None, "Ann", None) == "Participants: (deleted account) (3), Ann (1), Ben (1)"
assert head(None) == "Participants: (deleted account) (1)"
assert head(None, None) == "Participants: (deleted account) (2)"

# unchanged
assert head("Cleo", "Ann", "Cleo") == "Participants: Ann (1), Cleo (2)"
assert head("Ben") == "Participants: Ben (1)"
assert export_text("T", [], summary=True) == "T\n=\nParticipants: \n"
plain = export_text("Flat", load_messages(dump)).splitlines()
assert plain == [
    "Flat", "====", "", "-- 06.05.2024 --",
    "18:00 Ann: Pizza?", "18:01 (deleted account): Yes", "18:02 Ann: Great"]
