import "server-only";
import { and, eq, isNotNull } from "drizzle-orm";
import { cacheTags, expireTags } from "#lib/cache.ts";
import { db } from "#lib/db/client.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { forgetSlugs } from "#lib/i18n/slugs.ts";

/** Whoever signs in while the account waits for its deletion wants to stay: it is kept, and readers see it again. */
export async function restoreAccount(userId: string, tx: Transaction | typeof db = db): Promise<void> {
  const [back] = await tx
    .update(users)
    .set({ deletionRequestedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionRequestedAt)))
    .returning({ slug: users.slug });
  if (!back) return;
  forgetSlugs("/users/[slug]", [back.slug]);
  expireTags(cacheTags.users, cacheTags.user(back.slug), cacheTags.cookbooks);
}
