import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/platform/db/client.ts";
import { householdUserIds } from "#lib/platform/db/household.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
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

/** Announces a change of what an owner shares with the household to all who see it. */
export async function notifyHousehold(tx: Transaction, ownerId: string, topic: UserEvent["topic"]): Promise<void> {
  const event: Omit<UserEvent, "userId"> = { topic, sessionId: getActingSession() };
  await tx.execute(sql`
    select pg_notify(${userEventsChannel}, (${JSON.stringify(event)}::jsonb || jsonb_build_object('userId', id))::text)
    from ${householdUserIds(ownerId)} as household (id)`);
}
