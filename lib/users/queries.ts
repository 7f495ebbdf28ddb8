import "server-only";
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache.ts";
import { authorIds } from "#lib/db/authors.ts";
import { db } from "#lib/db/client.ts";
import { isPublic, isShownUser } from "#lib/db/public.ts";
import { type ItemType, items } from "#lib/db/tables/items.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { partners, type UserType, users } from "#lib/db/tables/users.ts";
import { slugAddress } from "#lib/i18n/address.ts";
import { type Locale, pickLocale } from "#lib/i18n/locales.ts";
import { type LogoView, logoView } from "#lib/media/logo.ts";
import type { PictureView } from "#lib/media/picture.ts";
import { pictureColumn } from "#lib/media/picture-columns.ts";

/** What the public sees of a kitchen: author, community account or partner. */
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
  recipeCount: number;
  storyCount: number;
  /** Only partners have one. */
  logo: LogoView | null;
  trade: string;
}

/** Every profile that has published something, and every partner; by type (editors first) and name. */
export const listUsers = cached(
  "users",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale): Promise<Profile[]> => {
    const profiles = await selectProfiles(
      locale,
      sql`${users.id} in (select user_id from partners union ${authorIds})`,
    );
    return profiles.filter(({ logo, recipeCount, storyCount }) => logo !== null || recipeCount + storyCount > 0);
  },
);

/** These profiles in the order of `ids`. */
export const listUsersById = cached(
  "users-by-id",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale, ids: string[]): Promise<Profile[]> => {
    const found = ids.length === 0 ? [] : await selectProfiles(locale, inArray(users.id, ids));
    return ids.flatMap((id) => found.find((user) => user.id === id) ?? []);
  },
);

/** The profile at this address, or null. */
export const getUser = cached(
  "user",
  (_, slug) => [cacheTags.user(slug), cacheTags.cards],
  async (locale: Locale, slug: string): Promise<Profile | null> => {
    const [profile] = await selectProfiles(locale, eq(users.slug, slug));
    return profile ?? null;
  },
);

/** The brand partners in the order of the menu. */
export const listPartners = cached(
  "partners",
  () => [cacheTags.users, cacheTags.cards],
  async (locale: Locale): Promise<Profile[]> => selectProfiles(locale, eq(users.newType, "partner")),
);

/** The drawing of a partner's mark, an SVG of its own; null when there is no such partner. */
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

/** Public recipes or articles of a user; nobody signs the static pages. */
function countWorks(type: ItemType): SQL<number> {
  const isSigned = sql`not exists (select from stories where stories.item_id = ${items.id} and stories.story_type = 'static_page')`;
  return sql<number>`(select count(*)::int from ${items} where ${and(
    eq(items.authorId, users.id),
    eq(items.type, type),
    isPublic(),
    type === "article" ? isSigned : undefined,
  )})`;
}

async function selectProfiles(locale: Locale, condition: SQL | undefined): Promise<Profile[]> {
  const rows = await db
    .select({
      ...getTableColumns(users),
      picture: pictureColumn(locale),
      logo: partners.logo,
      trade: partners.trade,
      recipeCount: countWorks("recipe"),
      storyCount: countWorks("article"),
    })
    .from(users)
    .leftJoin(pictures, eq(pictures.id, users.pictureId))
    .leftJoin(partners, eq(partners.userId, users.id))
    .where(and(isShownUser(), condition))
    .orderBy(
      sql`array_position(array['editor', 'contributor', 'partner', 'community'], ${users.newType})`,
      asc(partners.position),
      asc(users.name),
    );
  return rows.map(
    ({ id, slug, name, newType, website, occupation, bio, trade, logo, picture, recipeCount, storyCount }) => ({
      id,
      slug,
      name,
      newType,
      website,
      occupation: pickLocale(occupation, locale) ?? "",
      bio: pickLocale(bio, locale) ?? "",
      href: slugAddress(locale, "/users/[slug]", slug),
      picture,
      recipeCount,
      storyCount,
      logo: logo === null ? null : logoView(slug, logo),
      trade: trade?.[locale] ?? "",
    }),
  );
}
