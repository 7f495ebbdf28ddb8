import "server-only";
import { eq } from "drizzle-orm";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";

/** What of a recipe only editors write. Nutrients are per serving; an empty text is none. */
export interface EditorialParts {
  authorId: string;
  isSponsored: boolean;
  videoId: string | null;
  ovenCelsius: number | null;
  nutrition: Record<"kcal" | "fat" | "protein" | "carbohydrate", number | null>;
  metaTitle: Localized;
  metaDescription: Localized;
  keywords: Localized;
}

/**
 * Replaces what only editors write of a stored recipe, after `updateRecipe` or `createRecipe`.
 *
 * @throws SQLSTATE 23503 where the author or the video does not exist
 */
export async function setEditorialParts(tx: Transaction, id: string, parts: EditorialParts): Promise<void> {
  const { authorId, isSponsored, videoId, ovenCelsius, nutrition, metaTitle, metaDescription, keywords } = parts;
  await tx.update(items).set({ authorId, isSponsored, videoId }).where(eq(items.id, id));
  await tx
    .update(recipes)
    .set({ ovenCelsius, ...nutrition })
    .where(eq(recipes.itemId, id));
  const texts = locales.map((locale) => ({
    itemId: id,
    locale,
    metaTitle: metaTitle[locale] || null,
    metaDescription: metaDescription[locale] || null,
    keywords: keywords[locale],
  }));
  await updateRows(tx, itemTexts, texts);
  await indexItems(tx, [id]);
}
