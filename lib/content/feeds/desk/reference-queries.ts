import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import { uuidArray } from "#lib/platform/db/uuid-array.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { Reference, ReferenceKind } from "./reference.ts";

const maxResults = 8;
const pictureWidth = 384;

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  state: Reference["state"];
  picture: string | null;
}

/** Finds what has all these words in its name, in either language; the newest or first ones. */
export async function searchReferences(locale: Locale, kind: ReferenceKind, words: string): Promise<Reference[]> {
  const [first] = words.split(/\s+/).filter(Boolean);
  if (!first) return [];
  const { rows } = await db.execute<Row>(
    sql`select id, title, state, picture from (${sourceOf(kind, locale)}) as source
      where ${matchesWords(sql`names`, words)} order by title ilike ${`${first}%`} desc, title, id limit ${maxResults}`,
  );
  return rows.map(toReference);
}

/** Finds things by id, in the order of the ids; what does not exist any more is left out. */
export async function findReferences(
  locale: Locale,
  kind: ReferenceKind,
  ids: readonly string[],
): Promise<Reference[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Row>(
    sql`select id, title, state, picture from (${sourceOf(kind, locale)}) as source where id = any(${uuidArray(ids)})`,
  );
  const found = new Map(rows.map((row) => [row.id, toReference(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const toReference = ({ id, title, state, picture }: Row): Reference => ({
  id,
  title,
  state,
  src: picture && pictureAddress(picture, pictureWidth),
});

/** Rows with id, title, names in both languages, state and picture. */
function sourceOf(kind: ReferenceKind, locale: Locale): SQL {
  switch (kind) {
    case "item":
    case "recipe":
    case "tip":
      return itemSource(kind, locale);
    case "user":
      return sql`select id, name as title, name as names, null as state, picture_id as picture from users
        where banned_at is null and deletion_requested_at is null
        and exists (select from items where author_id = users.id and items.state = 'live')`;
    case "category":
      return textSource(locale, sql`categories`, sql`category_texts`, sql`category_id`, sql`title`);
    case "ingredient":
      return textSource(locale, sql`ingredients`, sql`ingredient_texts`, sql`ingredient_id`, sql`plural`);
    case "video":
      return jsonSource(locale, sql`videos`, sql`titles`, sql`poster_id`);
    case "picture":
      return jsonSource(locale, sql`pictures`, sql`alts`, sql`id`);
  }
}

/** Live recipes and stories, also scheduled ones; the title is in the first language with one. */
function itemSource(kind: "item" | "recipe" | "tip", locale: Locale): SQL {
  const condition =
    kind === "recipe"
      ? sql`items.type = 'recipe'`
      : sql`(items.type = 'recipe' or exists (select from stories where item_id = items.id
          and ${kind === "tip" ? sql`story_type = 'shopping_tip'` : sql`story_type <> 'static_page'`}))`;
  const isKind = kind === "tip" ? sql`${condition} and items.type = 'article'` : condition;
  return sql`select items.id, texts.title, texts.names, items.picture_id as picture,
      case when items.state <> 'live' then 'hidden' when published_at > now() then 'scheduled'
        when expires_at <= now() then 'expired' else 'live' end as state
    from items join lateral (
      select (array_agg(title order by ${byLocale(locale)}))[1] as title, string_agg(title, ' ') as names
      from item_texts where item_id = items.id) as texts on texts.title is not null
    where items.state = 'live' and ${isKind}`;
}

function textSource(locale: Locale, table: SQL, texts: SQL, key: SQL, title: SQL): SQL {
  return sql`select ${table}.id, texts.title, texts.names, null as state, ${table}.picture_id as picture
    from ${table} join lateral (
      select (array_agg(${title} order by ${byLocale(locale)}))[1] as title, string_agg(${title}, ' ') as names
      from ${texts} where ${key} = ${table}.id) as texts on texts.title is not null`;
}

function jsonSource(locale: Locale, table: SQL, texts: SQL, picture: SQL): SQL {
  const names = sql.join(
    locales.map((one) => sql`${texts}->>${one}::text`),
    sql`, `,
  );
  return sql`select id, coalesce(${texts}->>${locale}::text, '') as title, concat_ws(' ', ${names}) as names,
    null as state, ${picture} as picture from ${table}`;
}

const byLocale = (locale: Locale) => sql`(locale = ${locale}) desc`;
