import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { SiteSettings } from "#lib/platform/config/site-settings.ts";
import { timestamptz } from "../columns.ts";

/** What admins set about the site as a whole: one row, or none before the first change. */
export const siteSettings = pgTable(
  "site_settings",
  {
    id: integer().primaryKey().default(1),
    settings: jsonb().$type<SiteSettings>().notNull().default({}),
    /** Grows with each change, so that of two admins the second one sees the first one's. */
    version: integer().notNull().default(1),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [check("site_settings_one_row", sql`${t.id} = 1`)],
);
