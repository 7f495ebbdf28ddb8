import "server-only";
import { and, asc, eq, gte, isNull, lte, or, type SQL } from "drizzle-orm";
import { getMenu } from "#lib/content/menus/queries.ts";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import { isPlusSold, needsPlus } from "#lib/platform/config/plus-offer.ts";
import { db } from "#lib/platform/db/client.ts";
import { houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { pictureAddress, pictureSrcset } from "#lib/platform/media/pictures/picture-address.ts";
import { pictureColumn } from "#lib/platform/media/pictures/picture-column.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt, toLocalTime } from "#lib/platform/time/time-zone.ts";
import type { ListedAd } from "./ad-list.ts";
import { findWithheld, leadsTo } from "./own-ads.ts";

/** Widths of a picture beside a text, and of one that fills a place. */
const pictureWidths = [256, 384, 640, 1080, 1920] as const;
const headerRoutes = [
  "/",
  "/search",
  "/shopping-list",
  "/what-to-cook-today",
  "/login",
  "/signup",
] as const satisfies StaticRoute[];
const plusRoutes = (["/plus", "/checkout", "/cancel-contract"] as const satisfies StaticRoute[]).filter(needsPlus);

/** Condition on `house_ads`: runs on this day. */
function isRunning(today: string): SQL | undefined {
  return and(
    isNull(houseAds.endedAt),
    lte(houseAds.startsOn, today),
    or(isNull(houseAds.endsOn), gte(houseAds.endsOn, today)),
  );
}

/** The running advertisements of a language; without those of Plus where it is not sold. */
const loadAds = cached(
  "ads",
  () => [cacheTags.ads],
  async (locale: Locale): Promise<ListedAd[]> => {
    const now = currentTime();
    const { date: today } = toLocalTime(now);
    const rows = await db
      .select({ ad: houseAds, picture: pictureColumn(locale) })
      .from(houseAds)
      .innerJoin(pictures, eq(pictures.id, houseAds.pictureId))
      .where(and(eq(houseAds.locale, locale), isRunning(today)))
      .orderBy(asc(houseAds.slot), asc(houseAds.createdAt), asc(houseAds.id));
    return rows
      .filter(({ ad }) => isPlusSold() || !leadsToPlus(locale, ad.href))
      .flatMap(({ ad, picture }) => (picture ? [{ ad, picture }] : []))
      .map(({ ad: { id, slot, isPaid, title, text, href, weight, endsOn }, picture }) => ({
        id,
        slot,
        isPaid,
        title,
        text,
        href,
        weight,
        until: endsOn === today ? nextHourAt(now, [0]).getTime() : null,
        picture: {
          src: pictureAddress(picture.id, 384),
          srcSet: pictureSrcset(picture, pictureWidths),
          width: picture.width,
          height: picture.height,
          ...(picture.focalPoint && { focalPoint: picture.focalPoint }),
        },
      }));
  },
);

function leadsToPlus(locale: Locale, href: string): boolean {
  const path = href.replace(/[?#].*/, "");
  return plusRoutes.some((route) => address(locale, route) === path);
}

/** The advertisements that pages of a language show now. */
export async function listAds(locale: Locale): Promise<ListedAd[]> {
  const ads = await loadAds(locale);
  if (ads.every(({ isPaid }) => isPaid)) return ads;
  const headerLinks = await listHeaderLinks(locale);
  return ads.filter((ad) => findWithheld(ad, headerLinks) === null);
}

/**
 * The slots that have an advertisement on a page.
 *
 * @param path of the page, where it is known
 */
export async function listFilledSlots(locale: Locale, path?: string): Promise<AdSlotName[]> {
  const ads = (await listAds(locale)).filter(({ href }) => path === undefined || !leadsTo(href, path));
  return [...new Set(ads.map(({ slot }) => slot))];
}

/** Where the header of every page leads in a language: to the menu's entries and to its tools. */
export async function listHeaderLinks(locale: Locale): Promise<ReadonlySet<string>> {
  const entries = (await getMenu(locale)).flatMap(({ href, groups }) => [
    href,
    ...groups.flatMap((group) => group.entries.map((entry) => entry.href)),
  ]);
  return new Set([...entries, ...headerRoutes.map((route) => address(locale, route))]);
}
