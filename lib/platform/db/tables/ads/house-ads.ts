import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { AdSlotName } from "#lib/platform/config/ad-slots.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { pictures } from "../media.ts";

/**
 * Advertisements that the site serves itself: its own offers, and paid ones. Days are those of
 * Berlin; `ends_on` is the last one, null without an end.
 */
export const houseAds = pgTable(
  "house_ads",
  {
    id: id(),
    /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    slot: text().$type<AdSlotName>().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** Paid for by another company, so that it is marked as an advertisement. */
    isPaid: boolean().notNull(),
    title: text().notNull(),
    /** Empty for a picture that says everything itself. */
    text: text().notNull(),
    /** A path of this site, or an https address. */
    href: text().notNull(),
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id),
    /** How often it is chosen, compared with the others of its slot. */
    weight: smallint().notNull(),
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }),
    /** When an editor has ended it early. */
    endedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index("house_ads_slot_idx").on(t.locale, t.slot),
    index("house_ads_created_idx").on(t.createdAt.desc().nullsFirst(), t.id),
    index("house_ads_picture_idx").on(t.pictureId),
    check("house_ads_weight_check", sql`${t.weight} between 1 and 100`),
    check("house_ads_days_check", sql`${t.endsOn} >= ${t.startsOn}`),
  ],
);

/** How often an advertisement was seen and followed on a day: numbers, nothing about readers. */
export const houseAdCounts = pgTable(
  "house_ad_counts",
  {
    adId: uuid()
      .notNull()
      .references(() => houseAds.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.adId, t.day] })],
);
