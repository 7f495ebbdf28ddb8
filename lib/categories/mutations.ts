import "server-only";
import { db } from "#lib/db/client.ts";
import { type CategoryKind, categories, categoryTexts } from "#lib/db/tables/categories.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";

export interface CategoryInput {
  key: string;
  kind: CategoryKind;
  parentId?: string;
  position: number;
  pictureId?: string;
  texts: Localized<{ slug: string; title: string; summary: string }>;
}

/**
 * Creates a category with its texts and returns its id.
 * @throws SQLSTATE 23505 when the key or a slug is taken.
 */
export async function createCategory({ texts, ...category }: CategoryInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(categories).values(category).returning({ id: categories.id });
    if (!row) throw new Error("createCategory: the database returned no id");
    await tx.insert(categoryTexts).values(locales.map((locale) => ({ categoryId: row.id, locale, ...texts[locale] })));
    return row.id;
  });
}
