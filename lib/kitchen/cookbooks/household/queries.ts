import "server-only";
import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { householdUserIds } from "#lib/platform/db/household.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { isOwnedBy } from "../permissions.ts";
import { type CookbookEntry, listPublicEntries, type PublicCookbook, selectSharedCookbooks } from "../queries.ts";

/**
 * Condition on `cookbooks` that decides who of a household may read one: all while its owner
 * belongs to the household and shares it. The owner alone changes it.
 */
function isSharedWith(userId: string): SQL | undefined {
  return and(
    eq(cookbooks.isInHousehold, true),
    ne(cookbooks.userId, userId),
    inArray(cookbooks.userId, householdUserIds(userId)),
  );
}

/** Cookbooks that others of the household share with a user, newest first. */
export async function listHouseholdCookbooks(userId: string, locale: Locale): Promise<PublicCookbook[]> {
  const shared = await selectSharedCookbooks(locale, isSharedWith(userId));
  return shared.map((cookbook) => withHouseholdAddress(cookbook, locale));
}

/** A cookbook of the household with its public entries in order; null for any other. */
export async function getHouseholdCookbook(
  userId: string,
  id: string,
  locale: Locale,
): Promise<(PublicCookbook & { entries: CookbookEntry[] }) | null> {
  const [cookbook] = await selectSharedCookbooks(locale, and(eq(cookbooks.id, id), isSharedWith(userId)));
  if (!cookbook) return null;
  const entries = await listPublicEntries(id, locale);
  return { ...withHouseholdAddress(cookbook, locale), count: entries.length, entries };
}

/** Whether a user shares an own cookbook with the household. */
export async function isSharedInHousehold(userId: string, id: string): Promise<boolean> {
  const isShared = and(eq(cookbooks.id, id), isOwnedBy(userId), eq(cookbooks.isInHousehold, true));
  return (await db.$count(cookbooks, isShared)) > 0;
}

const withHouseholdAddress = (cookbook: PublicCookbook, locale: Locale): PublicCookbook => ({
  ...cookbook,
  href: routeAddress(locale, "/profile/household/[id]", { id: cookbook.id }),
});
