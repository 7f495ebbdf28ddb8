import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";

/** What the site cuts pictures to, see `cropFormats`. */
export type CropName = "card" | "wide" | "portrait" | "square" | "share";

/** A part of a picture, in whole pixels of the original. */
export interface PictureCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Originals in the media storage. `placeholder` is a data URI of a few hundred bytes, shown while
 * the picture loads. Those without a row in `uploads` belong to the site.
 */
export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    storageKey: text().notNull().unique(),
    mime: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    placeholder: text().notNull(),
    alts: jsonb().$type<Localized>().notNull(),
    /** Who made it; null where nothing is known. */
    credit: jsonb().$type<Localized>(),
    /** Percent from the left and from the top; null is the centre. */
    focalX: smallint(),
    focalY: smallint(),
    /** Crops of an editor by format; formats without one are cut around the focal point. */
    crops: jsonb().$type<Partial<Record<CropName, PictureCrop>>>().notNull().default({}),
    /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    /** A deleted picture can be restored until a job purges it. */
    deletedAt: timestamptz(),
  },
  (t) => [
    index("pictures_newest_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("pictures_deleted_idx").on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check("pictures_focal_check", sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
    check("pictures_focal_both_check", sql`(${t.focalX} is null) = (${t.focalY} is null)`),
  ],
);

/**
 * Files in the media storage whose rows are gone. They are deleted after the commit; what fails
 * then, a job repeats.
 */
export const fileDeletions = pgTable("file_deletions", {
  storageKey: text().primaryKey(),
  createdAt: createdAt(),
});

/**
 * Short clips. `captionKeys` are WebVTT files in the media storage, empty for a language without
 * captions. A changed file gets a new key, and with it a new address.
 */
export const videos = pgTable("videos", {
  id: id(),
  posterId: uuid()
    .notNull()
    .references(() => pictures.id),
  mp4Key: text().notNull(),
  webmKey: text(),
  captionKeys: jsonb().$type<Localized>().notNull(),
  titles: jsonb().$type<Localized>().notNull(),
  seconds: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Counts the changes at the desk. Saving on top of an older version is a conflict. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});
