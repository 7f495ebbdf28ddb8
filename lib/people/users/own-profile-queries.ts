import "server-only";
import { eq, sql } from "drizzle-orm";
import { cache } from "react";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { type Locale, pickLocale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";

/** Header of the user's own profile. Recipes are counted in all states, drafts included. */
export interface OwnProfile {
  bio: string;
  website: string | null;
  picture: PictureView | null;
  recipeCount: number;
  likeCount: number;
  cookbookCount: number;
}

/** Finds the header of the user's own profile, once per request. */
export const getOwnProfile = cache(async (locale: Locale, userId: string): Promise<OwnProfile> => {
  const [row] = await db
    .select({
      bio: users.bio,
      website: users.website,
      picture: pictureColumn(locale),
      recipeCount: sql<number>`(select count(*)::int from items
          where items.author_id = ${users.id} and items.type = 'recipe' and items.state = 'live')
        + (select count(*)::int from recipe_drafts
          where recipe_drafts.author_id = ${users.id} and recipe_drafts.recipe_id is null)`,
      likeCount: sql<number>`(select count(*)::int from likes where likes.user_id = ${users.id})`,
      cookbookCount: sql<number>`(select count(*)::int from cookbooks
        where cookbooks.user_id = ${users.id} and cookbooks.deleted_at is null)`,
    })
    .from(users)
    .leftJoin(pictures, eq(pictures.id, users.pictureId))
    .where(eq(users.id, userId));
  if (!row) throw new Error("signed-in user without a row");
  return { ...row, bio: pickLocale(row.bio, locale) ?? "" };
});
