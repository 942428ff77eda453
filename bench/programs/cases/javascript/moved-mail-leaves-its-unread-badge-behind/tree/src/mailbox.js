/**
 * The state behind the mail page. The folders in the side bar show how many
 * unread mails they have; these badges are kept up to date with every change
 * instead of being counted again.
 */
export class Mailbox {
  #mails = new Map();
  #badges = new Map();
  #listeners = new Set();

  constructor(folders = ["inbox", "archive", "trash"]) {
    for (const folder of folders) this.#badges.set(folder, 0);
  }

  get folders() {
    return [...this.#badges.keys()];
  }

  /** `{ inbox: 2, archive: 0, ... }` */
  get badges() {
    return Object.fromEntries(this.#badges);
  }

  onChange(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  receive({ id, subject, folder = "inbox", unread = true }) {
    this.#checkFolder(folder);
    if (this.#mails.has(id)) return;
    this.#mails.set(id, { id, subject, folder, unread });
    if (unread) this.#bump(folder, 1);
    this.#notify();
  }

  list(folder) {
    this.#checkFolder(folder);
    return [...this.#mails.values()]
      .filter((mail) => mail.folder === folder)
      .map(({ id, subject, unread }) => ({ id, subject, unread }));
  }

  markRead(id) {
    const mail = this.#get(id);
    if (!mail.unread) return;
    mail.unread = false;
    this.#bump(mail.folder, -1);
    this.#notify();
  }

  markUnread(id) {
    const mail = this.#get(id);
    if (mail.unread) return;
    mail.unread = true;
    this.#bump(mail.folder, 1);
    this.#notify();
  }

  move(id, folder) {
    this.#checkFolder(folder);
    const mail = this.#get(id);
    if (mail.folder === folder) return;
    mail.folder = folder;
    if (mail.unread) {
      this.#bump(mail.folder, -1);
      this.#bump(folder, 1);
    }
    this.#notify();
  }

  /** Deletes what is in the trash, and tells how many mails that were. */
  emptyTrash() {
    const doomed = [...this.#mails.values()].filter((mail) => mail.folder === "trash");
    for (const mail of doomed) {
      this.#mails.delete(mail.id);
      if (mail.unread) this.#bump("trash", -1);
    }
    if (doomed.length > 0) this.#notify();
    return doomed.length;
  }

  #get(id) {
    const mail = this.#mails.get(id);
    if (!mail) throw new Error(`No such mail: ${id}`);
    return mail;
  }

  #checkFolder(folder) {
    if (!this.#badges.has(folder)) throw new Error(`No such folder: ${folder}`);
  }

  #bump(folder, by) {
    this.#badges.set(folder, this.#badges.get(folder) + by);
  }

  #notify() {
    for (const listener of this.#listeners) listener(this.badges);
  }
}
