import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { verifyPassword } from "#lib/auth/password.ts";
import { endSessions } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { credentials } from "#lib/db/tables/accounts.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { users } from "#lib/db/tables/users.ts";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { queueMail } from "#lib/mail/queue.ts";
import { graceDays } from "./grace.ts";

/** Whether there is a password to ask for before somebody leaves. */
export async function hasPassword(userId: string): Promise<boolean> {
  return (await db.$count(credentials, eq(credentials.userId, userId))) > 0;
}

/** Whether this is the user's password; whoever has none has nothing to prove. */
export async function isOwnPassword(userId: string, password: string): Promise<boolean> {
  const [row] = await db.select().from(credentials).where(eq(credentials.userId, userId));
  return row === undefined || verifyPassword(password, row.passwordHash);
}

/** What readers see no more. */
export interface Departure {
  /** Addresses of the profile. */
  slugs: string[];
  cookbookSlugs: string[];
}

/**
 * Notes that a user wants to be deleted: from now on they are signed out everywhere and nobody sees their profile; after the days of
 * grace everything goes for good. A mail says until when they can come back. Asking again does not prolong it.
 */
export async function requestDeletion(userId: string): Promise<Departure | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ deletionRequestedAt: sql`coalesce(${users.deletionRequestedAt}, now())` })
      .where(eq(users.id, userId))
      .returning();
    if (!user) return null;
    await endSessions(userId, undefined, tx);
    const { email, slug, deletionRequestedAt } = user;
    const locale = user.locale ?? defaultLocale;
    if (email) {
      const day = new Date((deletionRequestedAt ?? new Date()).getTime() + graceDays * 86_400_000);
      const loginLink = address(locale, "/login");
      await queueMail(tx, { to: email, locale, letter: { kind: "deletionPlanned", day, loginLink } });
    }
    const shown = await tx
      .select({ slug: cookbooks.slug })
      .from(cookbooks)
      .where(and(eq(cookbooks.userId, userId), eq(cookbooks.visibility, "public")));
    return { slugs: [slug], cookbookSlugs: shown.map((book) => book.slug) };
  });
}
