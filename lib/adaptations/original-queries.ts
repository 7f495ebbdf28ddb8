import "server-only";
import { and, eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { items, itemTexts } from "#lib/db/tables/items.ts";
import { users } from "#lib/db/tables/users.ts";
import { isPublicItem } from "#lib/db/visibility.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { DraftContent } from "#lib/recipe-drafts/draft.ts";
import { getStoredContent } from "#lib/recipe-drafts/revision-queries.ts";
import { slugAddress } from "#lib/routing/address.ts";

/** A public recipe that a reader changes, as it is now. */
export interface Original {
  id: string;
  author: { id: string; name: string };
  /** In the requested language, or in the other one when it is not in that. */
  title: string;
  href: string;
  /** Of title and address. */
  language: Locale;
  content: DraftContent;
}

/** The public recipe with this id; null without one. */
export async function findOriginal(locale: Locale, recipeId: string): Promise<Original | null> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        author: { id: users.id, name: users.name },
        language: itemTexts.locale,
        title: itemTexts.title,
        slug: itemTexts.slug,
      })
      .from(items)
      .innerJoin(itemTexts, eq(itemTexts.itemId, items.id))
      .innerJoin(users, eq(users.id, items.authorId))
      .where(and(eq(items.id, recipeId), eq(items.type, "recipe"), isPublicItem()));
    const text = rows.find(({ language }) => language === locale) ?? rows[0];
    if (!text) return null;
    const { author, title, language, slug } = text;
    const href = slugAddress(language, "/recipes/[slug]", slug);
    return { id: recipeId, author, title, href, language, content: await getStoredContent(tx, recipeId) };
  });
}
