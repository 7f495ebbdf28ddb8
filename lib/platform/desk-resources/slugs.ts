import "server-only";
import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { upsertRows } from "#lib/platform/db/save-rows.ts";
import { categoryTexts } from "#lib/platform/db/tables/categories.ts";
import { ingredientTexts } from "#lib/platform/db/tables/ingredients.ts";
import { tagTexts } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import { recordSlugs } from "#lib/platform/routing/record-slug.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { DeskError } from "./desk-error.ts";

/** Entries with a slug in each language: the table of their texts, and its column of ids. */
const textTables = {
  category: { table: categoryTexts, id: categoryTexts.categoryId },
  tag: { table: tagTexts, id: tagTexts.tagId },
  ingredient: { table: ingredientTexts, id: ingredientTexts.ingredientId },
} as const;
type SluggedKind = keyof typeof textTables;
type TextTable<Kind extends SluggedKind> = (typeof textTables)[Kind]["table"];
type TextOf<Kind extends SluggedKind> = Omit<TextTable<Kind>["$inferInsert"], `${Kind}Id` | "locale">;

/**
 * The texts of an entry with their slugs; an empty slug is made from the title.
 *
 * @param id of the entry; null for a new one
 * @throws DeskError "taken" of the field "slugDe" or "slugEn"
 */
export async function withSlugs<Text extends { slug: string }>(
  tx: Transaction,
  { kind, id }: { kind: SluggedKind; id: string | null },
  texts: Localized<Text>,
  titleOf: (text: Text) => string,
): Promise<Localized<Text>> {
  const withSlug = (text: Text) => ({ ...text, slug: text.slug || slugify(titleOf(text)) });
  const complete = { de: withSlug(texts.de), en: withSlug(texts.en) };
  for (const locale of locales) {
    const { slug } = complete[locale];
    if (slug === "" || (await isTaken(tx, kind, { id, locale, slug }))) {
      throw new DeskError("taken", locale === "de" ? "slugDe" : "slugEn");
    }
  }
  return complete;
}

async function isTaken(
  tx: Transaction,
  kind: SluggedKind,
  { id, locale, slug }: { id: string | null; locale: Locale; slug: string },
): Promise<boolean> {
  const { table, id: idColumn } = textTables[kind];
  const { rows } = await tx.execute(sql`
    select from ${table} where locale = ${locale} and slug = ${slug} and ${idColumn} is distinct from ${id}::uuid`);
  return rows.length > 0;
}

/** Saves the texts of an entry; its former slugs lead to the new ones. */
export async function saveTexts<Kind extends SluggedKind>(
  tx: Transaction,
  kind: Kind,
  targetId: string,
  texts: Localized<TextOf<Kind> & { slug: string }>,
): Promise<void> {
  const { table, id }: { table: PgTable; id: PgColumn } = textTables[kind];
  const { rows } = await tx.execute<{ locale: Locale; slug: string }>(sql`
    select locale, slug from ${table} where ${id} = ${targetId}`);
  const former = Object.fromEntries(rows.map(({ locale, slug }) => [locale, slug]));
  const saved = locales.map((locale) => ({ [`${kind}Id`]: targetId, locale, ...texts[locale] }));
  await upsertRows(tx, table, saved);
  await recordSlugs(tx, { kind, targetId, former, current: slugsOf(texts) });
}

export const slugsOf = ({ de, en }: Localized<{ slug: string }>): Localized => ({ de: de.slug, en: en.slug });

/** Finds a key that no entry of a table has yet, from a slug. */
export async function findFreeKey(
  tx: Transaction,
  table: "categories" | "ingredients" | "tags" | "utensils",
  slug: string,
): Promise<string> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select key from ${sql.identifier(table)} where starts_with(key, ${slug})`);
  const keys = new Set(rows.map(({ key }) => key));
  let key = slug;
  for (let number = 2; keys.has(key); number++) key = `${slug}-${number}`;
  return key;
}
