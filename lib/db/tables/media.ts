import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/i18n/locales.ts";
import { createdAt, id } from "./columns.ts";

/**
 * Originals in the media storage. `placeholder` is a data URI of a few hundred bytes, shown while
 * the picture loads.
 */
export const pictures = pgTable("pictures", {
  id: id(),
  storageKey: text().notNull().unique(),
  mime: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  placeholder: text().notNull(),
  alts: jsonb().$type<Localized>().notNull(),
  credit: text(),
  createdAt: createdAt(),
});

/** Short clips. `captionKeys` are WebVTT files in the media storage. */
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
  createdAt: createdAt(),
});
