import "server-only";
import { and, eq } from "drizzle-orm";
import { getStoredContent } from "#lib/content/recipe-drafts/draft/revision-queries.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

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
