import type { FastifyInstance } from "fastify";

/** For requests that are being answered when the end comes. */
const FINISH_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;

/** Takes no more connections, lets requests under way finish, and then cuts off what is still there. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A kept-alive connection is idle only after its last answer, which may be later than the close.
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(late);
  }
}
