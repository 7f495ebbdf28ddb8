import "server-only";
import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { db } from "#lib/platform/db/client.ts";
import { listOwnerOf } from "#lib/platform/db/household.ts";
import { pickSettings } from "#lib/platform/db/settings/user-settings.ts";
import { newsletterSubscriptions } from "#lib/platform/db/tables/newsletters.ts";
import { householdMembers } from "#lib/platform/db/tables/plus/households.ts";
import { userPreferences } from "#lib/platform/db/tables/preferences.ts";
import { shoppingListItems } from "#lib/platform/db/tables/shopping-lists.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { findPictures } from "#lib/platform/media/queries.ts";
import type { SessionUserView } from "./session-user-view.ts";

/** Loads the `data` of GET /api/users/me/. */
export async function getSessionUserView(user: SessionUser): Promise<SessionUserView> {
  const { id, slug, name, newType, isPremium } = user;
  const [picture, newsletterOptIn, isQuizDue, openShoppingItems, hasList] = await Promise.all([
    findPicture(user),
    isSubscribed(user),
    hasQuizDue(user),
    countOpenShoppingItems(user),
    hasHouseholdList(user),
  ]);
  return {
    id,
    slug,
    name,
    new_type: newType,
    is_premium: isPremium,
    newsletter_opt_in: newsletterOptIn,
    ...pickSettings(user),
    is_quiz_due: isQuizDue,
    open_shopping_items: openShoppingItems,
    has_household_list: hasList,
    picture,
  };
}

async function findPicture({ pictureId, locale }: SessionUser): Promise<SessionUserView["picture"]> {
  if (!pictureId) return null;
  const picture = (await findPictures(locale ?? defaultLocale, [pictureId])).get(pictureId);
  if (!picture) return null;
  // Part of the REST API, whose answers have no other fields.
  const { focalPoint: _, crops, ...view } = picture;
  return { ...view, src: pictureAddress(picture.id, 96, undefined, crops?.square) };
}

async function isSubscribed({ email }: SessionUser): Promise<boolean> {
  if (email === null) return false;
  const { email: address, id, confirmedAt, unsubscribedAt } = newsletterSubscriptions;
  const rows = await db
    .select({ id })
    .from(newsletterSubscriptions)
    .where(and(eq(address, email), isNotNull(confirmedAt), isNull(unsubscribedAt)));
  return rows.length > 0;
}

async function hasQuizDue({ id }: SessionUser): Promise<boolean> {
  const [row] = await db
    .select({ isDue: userPreferences.shouldOfferQuiz })
    .from(userPreferences)
    .where(eq(userPreferences.userId, id));
  return row?.isDue ?? false;
}

async function countOpenShoppingItems({ id }: SessionUser): Promise<number> {
  const { userId, ingredientId, isTicked, id: itemId } = shoppingListItems;
  const [row] = await db
    .select({ count: sql<number>`count(distinct coalesce(${ingredientId}, ${itemId}))::int` })
    .from(shoppingListItems)
    .where(and(eq(userId, listOwnerOf(id)), eq(isTicked, false)));
  return row?.count ?? 0;
}

async function hasHouseholdList({ id }: SessionUser): Promise<boolean> {
  const { memberId, ownerId } = householdMembers;
  return (await db.$count(householdMembers, or(eq(memberId, id), eq(ownerId, id)))) > 0;
}
