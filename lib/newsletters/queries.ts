import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { newsletterSubscriptions } from "#lib/db/tables/mail.ts";
import { users } from "#lib/db/tables/users.ts";

/** How a user's own address stands with the newsletter; "pending" waits for the link in a mail. */
export async function getNewsletter(userId: string): Promise<"on" | "off" | "pending"> {
  const { email, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const [row] = await db
    .select({ confirmedAt, unsubscribedAt })
    .from(newsletterSubscriptions)
    .innerJoin(users, eq(email, sql`lower(${users.email})`))
    .where(eq(users.id, userId));
  if (!row || row.unsubscribedAt) return "off";
  return row.confirmedAt ? "on" : "pending";
}
