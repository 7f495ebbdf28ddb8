import "server-only";
import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { users } from "#lib/platform/db/tables/users.ts";

/** Status of the newsletter for the address of a user; "pending": the confirmation mail is sent. */
export async function getSubscriptionStatus(userId: string): Promise<"on" | "off" | "pending"> {
  const { email, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const [row] = await db
    .select({ confirmedAt, unsubscribedAt })
    .from(newsletterSubscriptions)
    .innerJoin(users, eq(email, sql`lower(${users.email})`))
    .where(eq(users.id, userId));
  if (!row || row.unsubscribedAt) return "off";
  return row.confirmedAt ? "on" : "pending";
}
