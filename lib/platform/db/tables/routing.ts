import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id } from "./columns.ts";

/** Former slugs, for redirects. `kind` is the section of the site. */
export const slugHistory = pgTable(
  "slug_history",
  {
    kind: text().$type<"item" | "category" | "tag" | "ingredient" | "user">().notNull(),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    targetId: uuid().notNull(),
    /** When it became a former one. */
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.locale, t.slug] })],
);
export type SlugKind = (typeof slugHistory.$inferSelect)["kind"];

/**
 * Addresses without a page that editors lead to a page: decoded paths of this site, with the
 * language and without a slash at the end. Of the targets none is an address of the list.
 */
export const redirects = pgTable("redirects", {
  id: id(),
  path: text().notNull().unique(),
  target: text().notNull(),
  createdAt: createdAt(),
});
