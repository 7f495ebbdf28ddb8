import "server-only";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { listLibrary } from "#lib/content/pictures/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { partners, type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import type { AuthorFilter, AuthorRole } from "./author-filter.ts";
import type { PictureChoice } from "./form-fields.ts";

/** A profile as the desk edits it, in both languages. */
export interface DeskAuthor {
  id: string;
  name: string;
  slug: string;
  role: AuthorRole;
  occupation: Partial<Localized>;
  bio: Partial<Localized>;
  website: string | null;
  pictureId: string | null;
  bannerId: string | null;
  hasAccount: boolean;
  /** Has a logo and a place among the partners. */
  isPartner: boolean;
  version: number;
}

/** What an author has written, and what names them. */
export interface AuthorUses {
  /** Recipes and stories, published or not. */
  items: number;
  drafts: number;
  comments: number;
  /** Menus, modules of feeds and stories that name them. */
  places: number;
}

const columns = {
  id: users.id,
  name: users.name,
  slug: users.slug,
  occupation: users.occupation,
  bio: users.bio,
  website: users.website,
  pictureId: users.pictureId,
  bannerId: users.bannerId,
  version: users.version,
  newType: users.newType,
  hasAccount: sql<boolean>`${users.email} is not null`,
  isPartner: sql<boolean>`exists (select from ${partners} where partners.user_id = users.id)`,
};

const toAuthor = <Row extends { newType: UserType }>({ newType, ...row }: Row) => ({
  ...row,
  role: (newType === "admin" ? "editor" : newType) as AuthorRole,
});

/** Readers edit their own profile. */
const isAuthor = ne(users.newType, "community");

function hasRole(role: AuthorRole | null): SQL | undefined {
  if (role === null) return undefined;
  return role === "editor" ? inArray(users.newType, ["editor", "admin"]) : eq(users.newType, role);
}

/** Lists the profiles of a filter by name, with the number of their recipes and stories. */
export async function listDeskAuthors({ search, role }: AuthorFilter): Promise<(DeskAuthor & { items: number })[]> {
  const rows = await db
    .select({
      ...columns,
      items: sql<number>`(select count(*)::int from items where items.author_id = users.id)`,
    })
    .from(users)
    .where(and(isAuthor, hasRole(role), matchesWords(sql`${users.name} || ' ' || ${users.slug}`, search)))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
  return rows.map(toAuthor);
}

/** Finds a profile; null if there is none, or if it is one of a reader. */
export async function findDeskAuthor(id: string): Promise<DeskAuthor | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isAuthor));
  return row ? toAuthor(row) : null;
}

/**
 * Locks a profile; what refers to it cannot appear meanwhile. Null if there is none, or if it is
 * one of a reader.
 */
export async function lockDeskAuthor(tx: Transaction, id: string): Promise<DeskAuthor | null> {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isAuthor))
    .for("update");
  return row ? toAuthor(row) : null;
}

/** Counts what an author has written, and what names them. */
export async function countAuthorUses(id: string, tx: Transaction | typeof db = db): Promise<AuthorUses> {
  const names = (table: string, column: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where ${sql.identifier(column)}::text like ${`%${id}%`})`;
  const { rows } = await tx.execute<AuthorUses & Record<string, unknown>>(sql`
    select (select count(*)::int from items where author_id = ${id}) as items,
      (select count(*)::int from recipe_drafts where author_id = ${id})
        + ${names("recipe_working_copies", "content")} + ${names("story_drafts", "content")} as drafts,
      (select count(*)::int from comments where author_id = ${id}) as comments,
      ${names("menus", "content")} + ${names("feed_modules", "data")} + ${names("story_texts", "body")} as places`);
  return rows[0] ?? { items: 0, drafts: 0, comments: 0, places: 0 };
}

/** Ids of the recipes and stories of an author. */
export async function listItemIds(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.select({ id: items.id }).from(items).where(eq(items.authorId, id));
  return rows.map((row) => row.id);
}

/** Whether another user has this name, in any case. */
export async function isNameTaken(tx: Transaction, id: string | null, name: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from users where lower(name) = lower(${name}) and id is distinct from ${id}::uuid`,
  );
  return rows.length > 0;
}

/** Whether another user has this slug, or had it, so that its links lead to them. */
export async function isSlugTaken(tx: Transaction, id: string | null, slug: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users where slug = ${slug} and id is distinct from ${id}::uuid
    union all
    select from slug_history where kind = 'user' and slug = ${slug} and target_id is distinct from ${id}::uuid`);
  return rows.length > 0;
}

const choiceWidth = 384;

/** Finds pictures of the library by words of their alternative text, the newest first. */
export async function searchPictures(locale: Locale, query: string): Promise<PictureChoice[]> {
  const { data } = await listLibrary({ search: query, state: "all", origin: "editorial" }, { ownerId: null, page: 1 });
  return data.map(({ id, alts }) => ({ id, src: pictureAddress(id, choiceWidth), alt: alts[locale] }));
}
