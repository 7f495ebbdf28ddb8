import "server-only";
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { publishedAuthorIds } from "#lib/platform/db/published-authors.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { partners, type UserType, users } from "#lib/platform/db/tables/users.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { countWorks } from "#lib/platform/db/work-count.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import { type LogoView, toLogoView } from "#lib/platform/media/pictures/logo.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

/** Public profile of an author, a reader or a partner. */
export interface Profile {
  id: string;
  slug: string;
  name: string;
  newType: UserType;
  occupation: string;
  bio: string;
  website: string | null;
  href: string;
  picture: PictureView | null;
  /** Whether the picture is of them. That of a recipe or story shows a dish. */
  isPortrait: boolean;
  banner: PictureView | null;
  recipeCount: number;
  storyCount: number;
  /** Only partners have one. */
  logo: LogoView | null;
  trade: string;
}

/** Lists profiles with public content and all partners, by type (editors first) and name. */
export const listUsers = cached(
  "users",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale): Promise<Profile[]> => {
    const profiles = await selectProfiles(
      locale,
      sql`${users.id} in (select user_id from partners union ${publishedAuthorIds})`,
    );
    return profiles.filter(({ logo, recipeCount, storyCount }) => logo !== null || recipeCount + storyCount > 0);
  },
);

/** Lists the profiles with these ids, in their order. */
export const listUsersById = cached(
  "users-by-id",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale, ids: string[]): Promise<Profile[]> => {
    const found = ids.length === 0 ? [] : await selectProfiles(locale, inArray(users.id, ids));
    return ids.flatMap((id) => found.find((user) => user.id === id) ?? []);
  },
);

/**
 * The slug of the public profile with this id; null without one. Not cached, because a request may
 * name any id, and a cached answer is stored for each of them.
 */
export async function findUserSlug(id: string): Promise<string | null> {
  const [user] = await db
    .select({ slug: users.slug })
    .from(users)
    .where(and(eq(users.id, id), isPublicUser()));
  return user?.slug ?? null;
}

/** Finds the profile with this slug. */
export const getUser = cached(
  "user",
  (_, slug) => [cacheTags.user(slug), cacheTags.cards],
  async (locale: Locale, slug: string): Promise<Profile | null> => {
    const [profile] = await selectProfiles(locale, eq(users.slug, slug));
    return profile ?? null;
  },
);

/** Lists the partners in the order of the menu. */
export const listPartners = cached(
  "partners",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale): Promise<Profile[]> => selectProfiles(locale, eq(users.newType, "partner")),
);

/** Finds the logo of a partner as an SVG document. */
export const getPartnerLogo = cached(
  "partner-logo",
  (slug) => [cacheTags.user(slug)],
  async (slug: string): Promise<string | null> => {
    const [partner] = await db
      .select({ logo: partners.logo })
      .from(partners)
      .innerJoin(users, eq(users.id, partners.userId))
      .where(eq(users.slug, slug));
    return partner?.logo ?? null;
  },
);

const banners = alias(pictures, "banners");

async function selectProfiles(locale: Locale, condition: SQL | undefined): Promise<Profile[]> {
  const rows = await db
    .select({
      ...getTableColumns(users),
      picture: pictureColumn(locale),
      isPortrait: sql<boolean>`not exists (select from ${items} where ${items.pictureId} = ${users.pictureId})`,
      banner: pictureColumn(locale, banners),
      logo: partners.logo,
      trade: partners.trade,
      recipeCount: countWorks("recipe"),
      storyCount: countWorks("article"),
    })
    .from(users)
    .leftJoin(pictures, eq(pictures.id, users.pictureId))
    .leftJoin(banners, eq(banners.id, users.bannerId))
    .leftJoin(partners, eq(partners.userId, users.id))
    .where(and(isPublicUser(), condition))
    .orderBy(
      sql`array_position(array['editor', 'contributor', 'partner', 'community'], ${users.newType})`,
      asc(partners.position),
      asc(users.name),
    );
  return rows.map(({ id, slug, name, newType, website, occupation, bio, trade, logo, ...row }) => ({
    id,
    slug,
    name,
    newType,
    website,
    occupation: capitalize(pickLocale(occupation, locale) ?? "", locale),
    bio: pickLocale(bio, locale) ?? "",
    href: slugAddress(locale, "/users/[slug]", slug),
    picture: row.picture,
    isPortrait: row.isPortrait,
    banner: row.banner,
    recipeCount: row.recipeCount,
    storyCount: row.storyCount,
    logo: logo === null ? null : toLogoView(slug, logo),
    trade: trade?.[locale] ?? "",
  }));
}
