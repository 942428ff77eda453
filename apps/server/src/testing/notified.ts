import { DEFAULT_NOTIFICATIONS, type NotificationEvent, type NotificationPreferences } from "@fixpoint/contracts";
import {
  addMember,
  createOrganization,
  ensureUser,
  type DeliveryRow,
  type NewNotificationEvent,
  type NotificationEventRow,
} from "@fixpoint/db";
import { notificationDeliveries, notificationEvents } from "@fixpoint/db/schema";
import { noteEvent } from "../modules/notifications/note.ts";
import { sessionOf } from "./tenant.ts";
import { createBrowser, waitFor, type TestServer } from "./test-server.ts";

type Channel = keyof NotificationPreferences["events"][NotificationEvent];
export interface Person {
  id: string;
  email: string;
  choose(preferences: Partial<NotificationPreferences>): Promise<void>;
}

/** All kinds on these channels and nothing on the others. */
export function everything(...channels: Channel[]): NotificationPreferences["events"] {
  const choice = { inApp: false, browser: false, slack: false, email: false };
  for (const channel of channels) choice[channel] = true;
  const kinds = Object.keys(DEFAULT_NOTIFICATIONS.events);
  return Object.fromEntries(kinds.map((kind) => [kind, choice])) as NotificationPreferences["events"];
}

let counted = 0;

async function makePerson(server: TestServer, orgId: string, name: string) {
  const email = `${name}-${counted}@acme.test`;
  const { id } = await ensureUser(server.context.db, { email, username: name });
  await addMember(server.context.db, orgId, id);
  const headers = await sessionOf(server, id);
  const browser = createBrowser(server.url);
  const json = (method: string, path: string, body?: unknown) => browser.json(method, path, body, headers);
  return { id, email, json, request: (path: string) => browser.request(path, { headers }) };
}

/** An organization of its own with a project of Ada's, and people who may want to hear of it. */
export async function startNotified(server: TestServer) {
  counted += 1;
  const { db } = server.context;
  const slug = `told-${counted}`;
  const organization = await createOrganization(db, { name: "Acme", slug });
  if (!organization) throw new Error("No organization");
  const orgId = organization.id;
  const ada = await makePerson(server, orgId, "ada");
  const body = { name: "Calculator", repositoryUrl: server.repository };
  const project: { id: string; slug: string } = (await ada.json("POST", `/api/v1/organizations/${orgId}/projects`, body)).body
    .data;

  async function addPerson(name: string): Promise<Person> {
    const { id, email, json } = await makePerson(server, orgId, name);
    return {
      id,
      email,
      async choose(preferences) {
        const answer = await json("PUT", "/api/v1/auth/notification-preferences", { ...DEFAULT_NOTIFICATIONS, ...preferences });
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      },
    };
  }

  /** Of the organization, the oldest first. */
  async function events(): Promise<NotificationEventRow[]> {
    const rows = await db.select().from(notificationEvents).orderBy(notificationEvents.createdAt);
    return rows.filter(({ organizationId }) => organizationId === orgId);
  }

  /** As if it had happened. */
  async function happen(kind: NotificationEvent, values: Partial<NewNotificationEvent> = {}): Promise<string> {
    const key = `test ${(counted += 1)}`;
    const data = { subject: key };
    const event = { kind, key, organizationId: orgId, projectId: project.id, issueId: null, actorId: null, data, ...values };
    await db.transaction((tx) => noteEvent(server.context, tx, event));
    return (await events()).find((row) => row.key === key)?.id ?? "";
  }

  async function deliveriesOf(eventId: string): Promise<DeliveryRow[]> {
    const rows = await db.select().from(notificationDeliveries);
    return rows.filter((row) => row.eventId === eventId);
  }

  /** Waits until it became deliveries and each of them is as asked for. */
  async function until(eventId: string, isReached: (delivery: DeliveryRow) => boolean): Promise<DeliveryRow[]> {
    return waitFor(async () => {
      const event = (await events()).find(({ id }) => id === eventId);
      const rows = await deliveriesOf(eventId);
      return event?.fannedOutAt && rows.every(isReached) ? rows : null;
    });
  }

  return {
    ada,
    orgId,
    slug,
    project,
    issues: `/api/v1/organizations/${orgId}/projects/${project.id}/issues`,
    addPerson,
    happen,
    events,
    deliveriesOf,
    until,
    settled: (eventId: string) => until(eventId, ({ status }) => status !== "waiting" && status !== "sending"),
    tried: (eventId: string) => until(eventId, ({ status, attempts }) => status === "waiting" && attempts > 0),
    /** The time of everything that waits has come. */
    async hurry() {
      await db.update(notificationDeliveries).set({ dueAt: new Date(Date.now() - 1000) });
    },
  };
}
