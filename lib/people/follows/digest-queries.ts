import "server-only";
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { followDigests, follows, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem, isPublicUser } from "#lib/platform/db/visibility.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DigestRecipe } from "#lib/platform/mail/email.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

/** Most recipes in one mail; the mail counts the others. */
const maxDigestRecipes = 12;

/** Whether a user gets the weekly digest. It is off until they request it. */
export async function getDigestStatus(userId: string): Promise<"on" | "off"> {
  const isOn = and(eq(followDigests.userId, userId), isNull(followDigests.unsubscribedAt));
  return (await db.$count(followDigests, isOn)) > 0 ? "on" : "off";
}

/**
 * Finds the next user, by id, whose digest does not cover the time `until` yet.
 *
 * @param after Id of the last user; null for the first.
 */
export async function findDueDigest(until: Date, after: string | null): Promise<string | null> {
  const [row] = await db
    .select({ userId: followDigests.userId })
    .from(followDigests)
    .innerJoin(users, eq(users.id, followDigests.userId))
    .where(and(isDue(until), after === null ? undefined : gt(followDigests.userId, after)))
    .orderBy(followDigests.userId)
    .limit(1);
  return row?.userId ?? null;
}

/**
 * Locks the digest of a user for the transaction.
 *
 * @returns Null when it is not due any more, or while another process sends it.
 */
export async function lockDueDigest(tx: Transaction, userId: string, until: Date) {
  const [row] = await tx
    .select({
      email: users.email,
      locale: sql<Locale>`coalesce(${users.locale}, ${followDigests.locale})`,
      since: followDigests.coveredUntil,
    })
    .from(followDigests)
    .innerJoin(users, eq(users.id, followDigests.userId))
    .where(and(eq(followDigests.userId, userId), isDue(until)))
    .for("update", { of: followDigests, skipLocked: true });
  return row?.email ? { ...row, email: row.email, locale: toActiveLocale(row.locale) } : null;
}

function isDue(until: Date): SQL | undefined {
  return and(
    isNull(followDigests.unsubscribedAt),
    lt(followDigests.coveredUntil, until),
    isPublicUser(),
    isNotNull(users.email),
  );
}

interface DigestPeriod {
  userId: string;
  locale: Locale;
  /** Exclusive. */
  since: Date;
  /** Inclusive. */
  until: Date;
}

/**
 * Lists the newest public recipes in this language that followed authors published in a period, and
 * counts all of them. A recipe that is published again is not new.
 */
export async function listDigestRecipes(
  tx: Transaction,
  { userId, locale, since, until }: DigestPeriod,
): Promise<{ recipes: DigestRecipe[]; count: number }> {
  const rows = await tx
    .select({
      title: itemTexts.title,
      slug: itemTexts.slug,
      author: users.name,
      isSponsored: items.isSponsored,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.authorId))
    .innerJoin(items, eq(items.authorId, follows.authorId))
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, locale)))
    .where(
      and(
        eq(follows.userId, userId),
        isPublicUser(),
        eq(items.type, "recipe"),
        isPublicItem(),
        isNull(items.firstPublishedAt),
        gt(items.publishedAt, since),
        lte(items.publishedAt, until),
      ),
    )
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(maxDigestRecipes);
  const recipes = rows.map(({ title, slug, author, isSponsored }) => ({
    title,
    author,
    isSponsored,
    link: slugAddress(locale, "/recipes/[slug]", slug),
  }));
  return { recipes, count: rows[0]?.count ?? 0 };
}
