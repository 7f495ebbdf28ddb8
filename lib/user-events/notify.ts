import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/db/client.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { getActingSession } from "./acting-session.ts";
import { type UserEvent, userEventsChannel } from "./user-event.ts";

/**
 * Announces a change of a user's data to their open pages, on every instance of the site. In a
 * transaction it is announced with the commit, and not at all after a rollback.
 * https://www.postgresql.org/docs/current/sql-notify.html
 */
export async function notifyUser(
  tx: Transaction | typeof db,
  userId: string,
  topic: UserEvent["topic"],
): Promise<void> {
  const event: UserEvent = { userId, topic, sessionId: getActingSession() };
  await tx.execute(sql`select pg_notify(${userEventsChannel}, ${JSON.stringify(event)})`);
}
