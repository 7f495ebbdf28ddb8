import "server-only";
import { eq, sql } from "drizzle-orm";
import { deletionDelayDays } from "#lib/people/users/deletion-delay.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

interface DeletionOptions {
  /** Comments stay without the name; otherwise they are deleted. */
  keepsComments?: boolean;
}

/**
 * Requests the deletion of a user: all sessions end, the profile is hidden, and a mail names the
 * day of the deletion. Repeating the request does not postpone the day.
 *
 * @param pageLocale Language of the page, and of the mails; without one that of the account.
 * @returns The slug of the hidden profile; null when there is no such user.
 */
export async function requestDeletion(
  userId: string,
  pageLocale?: Locale,
  { keepsComments = false }: DeletionOptions = {},
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({
        deletionRequestedAt: sql`coalesce(${users.deletionRequestedAt}, now())`,
        deletionLocale: pageLocale ?? users.locale,
        deletionKeepsComments: keepsComments,
      })
      .where(eq(users.id, userId))
      .returning();
    if (!user) return null;
    await endSessions(userId, undefined, tx);
    const { email, slug, deletionRequestedAt } = user;
    const locale = user.deletionLocale ?? defaultLocale;
    if (email) {
      const day = new Date((deletionRequestedAt ?? currentTime()).getTime() + deletionDelayDays * 86_400_000);
      const loginLink = address(locale, "/login");
      await queueEmail(tx, { to: email, locale, email: { kind: "deletionPlanned", day, loginLink } });
    }
    return slug;
  });
}
