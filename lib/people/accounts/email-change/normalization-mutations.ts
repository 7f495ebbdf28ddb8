import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { normalizeEmailAddress } from "#lib/platform/mail/email-address.ts";
import { transferSubscription, unlessEmailTaken } from "./mutations.ts";

/**
 * Rewrites addresses from before `emailSchema` whose internationalized domain is stored as it was
 * typed: their owners could not sign in. One that another account has in the other spelling stays.
 */
export async function normalizeStoredEmails(): Promise<void> {
  const stored = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`${users.email} ~ '[^\\x01-\\x7f]'`);
  for (const { id, email } of stored) {
    const normalized = normalizeEmailAddress(email ?? "");
    if (!email || normalized === email) continue;
    await unlessEmailTaken(() =>
      db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ email: normalized })
          .where(and(eq(users.id, id), eq(users.email, email)));
        await transferSubscription(tx, email.toLowerCase(), normalized);
      }),
    );
  }
}
