import "server-only";
import { db } from "#lib/db/client.ts";
import { tags, tagTexts } from "#lib/db/tables/tags.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";

export interface TagInput {
  key: string;
  type: string;
  isHidden: boolean;
  texts: Localized<{ slug: string; title: string; summary?: string }>;
}

/**
 * Creates a tag with its texts and returns its id.
 * @throws SQLSTATE 23505 when the key or a slug is taken.
 */
export async function createTag({ texts, ...tag }: TagInput): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(tags).values(tag).returning({ id: tags.id });
    if (!row) throw new Error("createTag: the database returned no id");
    await tx.insert(tagTexts).values(locales.map((locale) => ({ tagId: row.id, locale, ...texts[locale] })));
    return row.id;
  });
}
