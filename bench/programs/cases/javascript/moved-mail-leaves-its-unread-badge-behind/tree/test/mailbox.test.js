import { test } from "node:test";
import assert from "node:assert/strict";
import { Mailbox } from "../src/mailbox.js";

function filled() {
  const box = new Mailbox();
  box.receive({ id: 1, subject: "Hello" });
  box.receive({ id: 2, subject: "Your order", unread: false });
  box.receive({ id: 3, subject: "Win a car", folder: "trash" });
  return box;
}

test("starts empty", () => {
  const box = new Mailbox();
  assert.deepEqual(box.folders, ["inbox", "archive", "trash"]);
  assert.deepEqual(box.badges, { inbox: 0, archive: 0, trash: 0 });
});

test("counts unread mails by folder", () => {
  assert.deepEqual(filled().badges, { inbox: 1, archive: 0, trash: 1 });
});

test("ignores a mail it has already", () => {
  const box = filled();
  box.receive({ id: 1, subject: "Hello" });
  assert.equal(box.badges.inbox, 1);
});

test("lists a folder", () => {
  assert.deepEqual(filled().list("inbox"), [
    { id: 1, subject: "Hello", unread: true },
    { id: 2, subject: "Your order", unread: false },
  ]);
});

test("marks as read, and as unread again", () => {
  const box = filled();
  box.markRead(1);
  box.markRead(1);
  assert.equal(box.badges.inbox, 0);
  box.markUnread(1);
  box.markUnread(2);
  assert.equal(box.badges.inbox, 2);
});

test("empties the trash", () => {
  const box = filled();
  assert.equal(box.emptyTrash(), 1);
  assert.deepEqual(box.badges, { inbox: 1, archive: 0, trash: 0 });
  assert.equal(box.emptyTrash(), 0);
});

test("tells listeners about new badges", () => {
  const box = new Mailbox(["inbox"]);
  const seen = [];
  const stop = box.onChange((badges) => seen.push(badges.inbox));
  box.receive({ id: 1, subject: "Hello" });
  box.markRead(1);
  stop();
  box.markUnread(1);
  assert.deepEqual(seen, [1, 0]);
});

test("refuses unknown mails and folders", () => {
  const box = new Mailbox();
  assert.throws(() => box.markRead(9), /No such mail: 9/);
  assert.throws(() => box.list("spam"), /No such folder: spam/);
});
