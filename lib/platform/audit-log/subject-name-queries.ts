import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { AuditSubject } from "#lib/platform/db/tables/company/audit-log.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { AuditEntry } from "./queries.ts";

const selectTitles = (ids: SQL, locale: Locale) =>
  sql`select item_id as id, title as name from item_texts where locale = ${locale} and item_id = any(${ids})`;

/** Selects the names that subjects have now in a language. Others keep the one in their line. */
const selections: Partial<Record<AuditSubject, (ids: SQL, locale: Locale) => SQL>> = {
  recipe: selectTitles,
  story: selectTitles,
  comment: (ids, locale) => sql`select comments.id, title as name from comments
    join item_texts using (item_id) where item_texts.locale = ${locale} and comments.id = any(${ids})`,
  category: (ids, locale) =>
    sql`select category_id as id, title as name from category_texts where locale = ${locale} and category_id = any(${ids})`,
  tag: (ids, locale) =>
    sql`select tag_id as id, title as name from tag_texts where locale = ${locale} and tag_id = any(${ids})`,
  ingredient: (ids, locale) => sql`select ingredient_id as id, plural as name from ingredient_texts
    where locale = ${locale} and ingredient_id = any(${ids})`,
  utensil: (ids, locale) =>
    sql`select id, names -> ${locale}::text ->> 'many' as name from utensils where id = any(${ids})`,
};

/**
 * Names the subjects of lines as they are called now in the language of the reader. A line keeps
 * the name that it was written with where its subject is gone or has none in that language.
 */
export async function nameSubjects(entries: readonly AuditEntry[], locale: Locale): Promise<AuditEntry[]> {
  const groups = Object.entries(Object.groupBy(entries, ({ subjectType }) => subjectType));
  const found = await Promise.all(
    groups.map(async ([type, group]) => {
      const ids = new Set((group ?? []).flatMap(({ subjectId }) => subjectId ?? []));
      const select = selections[type as AuditSubject];
      if (!select || ids.size === 0) return [];
      const { rows } = await db.execute<{ id: string; name: string | null }>(select(uuidArray([...ids]), locale));
      return rows.map(({ id, name }) => [id, name] as const);
    }),
  );
  const names = new Map(found.flat());
  return entries.map((entry) => ({
    ...entry,
    subjectName: (entry.subjectId !== null && names.get(entry.subjectId)) || entry.subjectName,
  }));
}
