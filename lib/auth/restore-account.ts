import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { cacheTags, expireTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { forgetSlugs } from "#lib/i18n/slugs.ts";
import { tellOfReturn } from "./account-letters.ts";

/** Whoever signs in while the account waits for its deletion wants to stay: it is kept, readers see it again, and a mail says so. */
export async function restoreAccount(userId: string, tx?: Transaction): Promise<void> {
  const slug = tx ? await takeBack(tx, userId) : await db.transaction((own) => takeBack(own, userId));
  if (slug === null) return;
  forgetSlugs("/users/[slug]", [slug]);
  expireTags(cacheTags.users, cacheTags.user(slug), cacheTags.cookbooks);
}

/** The address of the profile that is seen again; null for an account that was not to be deleted. */
async function takeBack(tx: Transaction, userId: string): Promise<string | null> {
  const [back] = await tx
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
    .returning({ slug: users.slug, email: users.email, locale: users.locale });
  if (!back) return null;
  await tellOfReturn(tx, back);
  return back.slug;
}
