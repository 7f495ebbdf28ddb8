import "server-only";
import { sql } from "drizzle-orm";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "./picture.ts";

/**
 * A picture as one JSON column, null when the left join found none: `db.select({ picture:
 * pictureColumn(locale) })`. A picture without a focal point or without crops has no such key.
 */
export function pictureColumn(locale: Locale) {
  return sql<PictureView | null>`case when ${pictures.id} is null then null else json_strip_nulls(json_build_object(
    'id', ${pictures.id}, 'width', ${pictures.width}, 'height', ${pictures.height},
    'placeholder', ${pictures.placeholder}, 'alt', coalesce(${pictures.alts} ->> ${locale}, ''),
    'focalPoint', case when ${pictures.focalX} is null then null
      else json_build_object('x', ${pictures.focalX}, 'y', ${pictures.focalY}) end,
    'crops', nullif(${pictures.crops}, '{}'))) end`;
}
