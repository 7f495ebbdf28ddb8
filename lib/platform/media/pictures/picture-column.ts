import "server-only";
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "./picture.ts";

type Column = "id" | "width" | "height" | "placeholder" | "alts" | "focalX" | "focalY" | "crops";

/**
 * A picture as one JSON column, null when the left join found none: `db.select({ picture:
 * pictureColumn(locale) })`. A picture without a focal point or without crops has no such key.
 *
 * @param table an alias of `pictures` where the query joins it twice
 */
export function pictureColumn(locale: Locale, table: Record<Column, AnyPgColumn> = pictures) {
  const { id, width, height, placeholder, alts, focalX, focalY, crops } = table;
  return sql<PictureView | null>`case when ${id} is null then null else json_strip_nulls(json_build_object(
    'id', ${id}, 'width', ${width}, 'height', ${height},
    'placeholder', ${placeholder}, 'alt', coalesce(${alts} ->> ${locale}, ''),
    'focalPoint', case when ${focalX} is null then null
      else json_build_object('x', ${focalX}, 'y', ${focalY}) end,
    'crops', nullif(${crops}, '{}'))) end`;
}
