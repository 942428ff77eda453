import { publishLiveEvents, type Db, type NewLiveEvent } from "@fixpoint/db";

/**
 * Stores events in the order in which they are given. While those of an
 * organization are being stored, later ones gather and go together: each
 * statement costs a commit and a turn at the organization's lock.
 */
export function createPublisher(db: Db): (organizationId: string, events: NewLiveEvent[]) => Promise<void> {
  const gathering = new Map<string, { events: NewLiveEvent[]; stored: Promise<void> }>();
  const running = new Map<string, Promise<void>>();

  function store(organizationId: string, batch: { events: NewLiveEvent[] }): Promise<void> {
    gathering.delete(organizationId);
    const done = publishLiveEvents(db, organizationId, batch.events).finally(() => {
      if (running.get(organizationId) === done) running.delete(organizationId);
    });
    running.set(organizationId, done);
    return done;
  }

  return async function publish(organizationId, events) {
    const waiting = gathering.get(organizationId);
    if (waiting) {
      waiting.events.push(...events);
      return waiting.stored;
    }
    const batch = { events: [...events], stored: Promise.resolve() };
    const before = running.get(organizationId);
    if (!before) return store(organizationId, batch);
    gathering.set(organizationId, batch);
    // The one before may fail; that is told to those who gave it.
    batch.stored = before.catch(() => {}).then(() => store(organizationId, batch));
    return batch.stored;
  };
}
