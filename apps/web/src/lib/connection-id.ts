let connectionId: string | null = null;

/** The id of the event connection, sent with each call so that our own changes can be told from those of others. */
export function currentConnectionId(): string | null {
  return connectionId;
}

export function setConnectionId(id: string | null): void {
  connectionId = id;
}
