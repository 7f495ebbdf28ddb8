import { doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/platform/i18n/locales.ts";

/**
 * `factor` converts one unit into grams (mass) or millilitres (volume); null for counts and
 * pinches.
 */
export const units = pgTable("units", {
  code: text().primaryKey(),
  system: text().$type<"metric" | "imperial" | "other">().notNull(),
  dimension: text().$type<"mass" | "volume" | "count">().notNull(),
  factor: doublePrecision(),
  names: jsonb().$type<Localized<{ one: string; many: string }>>().notNull(),
  position: integer().notNull(),
});
