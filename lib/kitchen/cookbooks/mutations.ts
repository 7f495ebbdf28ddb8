import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { type CookbookVisibility, cookbookItems, cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { notifyUser } from "#lib/platform/user-events/notify.ts";
import { type CookbookChange, toCookbookChange } from "./cookbook-change.ts";
import { CookbookError } from "./errors.ts";
import {
  hasCreatedCookbook,
  type LockedCookbook,
  lockOwnCookbook,
  lockUser,
  requireCookbookSpace,
  requireSavableItem,
} from "./permission-queries.ts";
import { isOwnedBy } from "./permissions.ts";
import type { CreateCookbookInput, UpdateCookbookInput } from "./schema.ts";
import { createSlug } from "./slug-queries.ts";

interface SeedCookbookInput {
  slug: string;
  userId: string;
  titles: Partial<Localized>;
  summaries: Partial<Localized>;
  coverId?: string;
  visibility: CookbookVisibility;
  /** In the order of the cookbook. */
  itemIds: string[];
}

/**
 * Stores a cookbook of the sample content with its items.
 *
 * @returns its id
 * @throws SQLSTATE 23505 when the slug is taken
 */
export async function createSeedCookbook({ itemIds, ...cookbook }: SeedCookbookInput): Promise<string> {
  return db.transaction(async (tx) => {
    const id = getReturnedId(await tx.insert(cookbooks).values(cookbook).returning({ id: cookbooks.id }));
    if (itemIds.length > 0) {
      await tx.insert(cookbookItems).values(itemIds.map((itemId, position) => ({ cookbookId: id, itemId, position })));
    }
    return id;
  });
}

interface UserCookbookInput extends CreateCookbookInput {
  id?: string;
  userId: string;
  locale: Locale;
}

/**
 * Creates a cookbook of a user, with its texts in `locale`. With an `id` it is created once: the
 * same call again changes nothing.
 *
 * @throws CookbookError "shelfFull", or "missing" for an item the user may not save
 */
export async function createUserCookbook(input: UserCookbookInput): Promise<CookbookChange & { id: string }> {
  return db.transaction((tx) => insertUserCookbook(tx, input));
}

/** The same within a transaction. */
export async function insertUserCookbook(
  tx: Transaction,
  { id: requestedId, userId, locale, title, summary, visibility, item }: UserCookbookInput,
): Promise<CookbookChange & { id: string }> {
  await lockUser(tx, userId);
  const id = requestedId ?? randomUUID();
  if (requestedId && (await hasCreatedCookbook(tx, userId, id))) return { id, publicSlugs: [] };
  await requireCookbookSpace(tx, userId);
  const slug = await createSlug(tx, { id, title, visibility });
  const summaries = summary === "" ? {} : { [locale]: summary };
  await tx.insert(cookbooks).values({ id, slug, userId, titles: { [locale]: title }, summaries, visibility });
  if (item) {
    await requireSavableItem(tx, userId, item);
    await tx.insert(cookbookItems).values({ cookbookId: id, itemId: item, position: 0 });
  }
  await notifyUser(tx, userId, "cookbooks");
  return { id, ...toCookbookChange({ visibility, slug }) };
}

/**
 * Changes title, summary or visibility of a cookbook. A private cookbook has no address; one that
 * is no longer public gets another one, because the old one may be known to everyone.
 *
 * @throws CookbookError "missing"
 */
export async function updateCookbook({
  userId,
  id,
  locale,
  title,
  summary,
  visibility,
}: UpdateCookbookInput & { userId: string; id: string; locale: Locale }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const cookbook = await lockOwnCookbook(tx, userId, id);
    const textLocale = textLocaleOf(cookbook, locale);
    const titles = title === undefined ? cookbook.titles : { ...cookbook.titles, [textLocale]: title };
    const nextVisibility = visibility ?? cookbook.visibility;
    const slug = await resolveSlug(tx, cookbook, nextVisibility, title ?? cookbook.titles[textLocale] ?? "");
    await tx
      .update(cookbooks)
      .set({
        titles,
        slug,
        visibility: nextVisibility,
        updatedAt: sql`now()`,
        ...(summary !== undefined && {
          summaries: sql`${cookbooks.summaries} || ${JSON.stringify({ [textLocale]: summary })}::jsonb`,
        }),
      })
      .where(eq(cookbooks.id, id));
    await notifyUser(tx, userId, "cookbooks");
    return toCookbookChange(cookbook, { visibility: nextVisibility, slug });
  });
}

/**
 * Hides a cookbook; `restoreCookbook` reverts it for a minute, then `purgeDeletedCookbooks` deletes
 * it.
 *
 * @throws CookbookError "missing"
 */
export async function deleteCookbook({ userId, id }: { userId: string; id: string }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(cookbooks)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(cookbooks.id, id), isOwnedBy(userId)))
      .returning({ visibility: cookbooks.visibility, slug: cookbooks.slug });
    if (!row) throw new CookbookError("missing");
    await notifyUser(tx, userId, "cookbooks");
    return toCookbookChange(row);
  });
}

/**
 * Restores a cookbook that was deleted within the last minute.
 *
 * @throws CookbookError "tooLate", or "shelfFull" when the user has created another one meanwhile
 */
export async function restoreCookbook({ userId, id }: { userId: string; id: string }): Promise<CookbookChange> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await requireCookbookSpace(tx, userId);
    const isRecent = sql`${cookbooks.deletedAt} > now() - interval '1 minute'`;
    const [row] = await tx
      .update(cookbooks)
      .set({ deletedAt: null })
      .where(and(eq(cookbooks.id, id), eq(cookbooks.userId, userId), isRecent))
      .returning({ visibility: cookbooks.visibility, slug: cookbooks.slug });
    if (!row) throw new CookbookError("tooLate");
    await notifyUser(tx, userId, "cookbooks");
    return toCookbookChange(row);
  });
}

/**
 * A user's cookbook has texts in one language and keeps it; those of the sample content have both.
 */
function textLocaleOf({ titles }: LockedCookbook, locale: Locale): Locale {
  const [textLocale = locale, secondLocale] = Object.keys(titles) as Locale[];
  return secondLocale ? locale : textLocale;
}

/** An unlisted cookbook that becomes public keeps its address, which its readers have. */
async function resolveSlug(
  tx: Transaction,
  cookbook: LockedCookbook,
  visibility: CookbookVisibility,
  title: string,
): Promise<string> {
  const keepsSlug =
    cookbook.visibility === visibility || (cookbook.visibility === "unlisted" && visibility === "public");
  return keepsSlug ? cookbook.slug : createSlug(tx, { id: cookbook.id, title, visibility });
}
