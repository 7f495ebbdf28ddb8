import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { toSlug } from "#lib/i18n/slugify.ts";
import { CookbookError } from "./errors.ts";
import { requireItem } from "./item-mutations.ts";
import { type Changed, isOwn, type LockedBook, lockBook, lockShelf, shownOf } from "./locks.ts";
import type { ChangeInput, CreateInput } from "./schema.ts";

export interface CookbookInput {
  slug: string;
  userId: string;
  titles: Partial<Localized>;
  summaries: Partial<Localized>;
  coverId?: string;
  visibility: "private" | "public";
  /** In the order of the book. */
  itemIds: string[];
}

/** Stores a cookbook with its items and returns its id; a taken slug is refused with SQLSTATE 23505. */
export async function createCookbook({ itemIds, ...cookbook }: CookbookInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(cookbooks).values(cookbook).returning({ id: cookbooks.id });
    if (!row) throw new Error("createCookbook: the database returned no id");
    if (itemIds.length > 0) {
      await tx
        .insert(cookbookItems)
        .values(itemIds.map((itemId, position) => ({ cookbookId: row.id, itemId, position })));
    }
    return row.id;
  });
}

/** A reader's new cookbook; its texts are in the reader's language. Throws "shelfFull", or "missing" for an item nobody may keep. */
export async function startCookbook({
  userId,
  locale,
  title,
  summary,
  visibility,
  item,
}: CreateInput & { userId: string; locale: Locale }): Promise<Changed & { id: string }> {
  return db.transaction(async (tx) => {
    await lockShelf(tx, userId);
    const id = randomUUID();
    const slug = visibility === "public" ? await findSlug(tx, title) : id;
    const summaries = summary === "" ? {} : { [locale]: summary };
    await tx.insert(cookbooks).values({ id, slug, userId, titles: { [locale]: title }, summaries, visibility });
    if (item) {
      await requireItem(tx, userId, item);
      await tx.insert(cookbookItems).values({ cookbookId: id, itemId: item, position: 0 });
    }
    return { id, ...shownOf({ visibility, slug }) };
  });
}

/** Renames a cookbook, or makes it public or private; only a public one has an address. Throws "missing". */
export async function changeCookbook({
  userId,
  id,
  locale,
  title,
  summary,
  visibility,
}: ChangeInput & { userId: string; id: string; locale: Locale }): Promise<Changed> {
  return db.transaction(async (tx) => {
    const book = await lockBook(tx, userId, id);
    const language = languageOf(book, locale);
    const titles = title === undefined ? book.titles : { ...book.titles, [language]: title };
    const next = visibility ?? book.visibility;
    const slug = await slugFor(tx, book, next, title ?? book.titles[language] ?? "");
    await tx
      .update(cookbooks)
      .set({
        titles,
        slug,
        visibility: next,
        updatedAt: sql`now()`,
        ...(summary !== undefined && {
          summaries: sql`${cookbooks.summaries} || ${JSON.stringify({ [language]: summary })}::jsonb`,
        }),
      })
      .where(eq(cookbooks.id, id));
    return shownOf(book, { visibility: next, slug });
  });
}

/** Puts a cookbook out of sight; for a minute it can be brought back. Throws "missing". */
export async function deleteCookbook({ userId, id }: { userId: string; id: string }): Promise<Changed> {
  const [row] = await db
    .update(cookbooks)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(cookbooks.id, id), isOwn(userId)))
    .returning({ visibility: cookbooks.visibility, slug: cookbooks.slug });
  if (!row) throw new CookbookError("missing");
  return shownOf(row);
}

/** Brings back what was deleted less than a minute ago. Throws "tooLate", or "shelfFull" when its place has been taken. */
export async function restoreCookbook({ userId, id }: { userId: string; id: string }): Promise<Changed> {
  return db.transaction(async (tx) => {
    await lockShelf(tx, userId);
    const isRecent = sql`${cookbooks.deletedAt} > now() - interval '1 minute'`;
    const [row] = await tx
      .update(cookbooks)
      .set({ deletedAt: null })
      .where(and(eq(cookbooks.id, id), eq(cookbooks.userId, userId), isRecent))
      .returning({ visibility: cookbooks.visibility, slug: cookbooks.slug });
    if (!row) throw new CookbookError("tooLate");
    return shownOf(row);
  });
}

/** A reader's cookbook has its texts in one language and keeps it; one of ours has them in both. */
function languageOf({ titles }: LockedBook, locale: Locale): Locale {
  const [language = locale, other] = Object.keys(titles) as Locale[];
  return other ? locale : language;
}

async function slugFor(tx: Transaction, book: LockedBook, next: "private" | "public", title: string): Promise<string> {
  if (next === "private") return book.id;
  return book.visibility === "public" ? book.slug : findSlug(tx, title);
}

/** A free address for a cookbook with this title. Publishing waits in line, so that nobody else takes it meanwhile. */
async function findSlug(tx: Transaction, title: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cookbooks.slug'))`);
  const base = toSlug(title) || "cookbook";
  const rows = await tx
    .select({ slug: cookbooks.slug })
    .from(cookbooks)
    .where(sql`${cookbooks.slug} = ${base} or ${cookbooks.slug} like ${`${base}-%`}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
