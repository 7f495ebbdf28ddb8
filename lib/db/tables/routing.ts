import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";

/** Former slugs, for redirects. `kind` is the section of the site. */
export const slugHistory = pgTable(
  "slug_history",
  {
    kind: text().$type<"item" | "category" | "tag" | "ingredient" | "user">().notNull(),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    targetId: uuid().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.locale, t.slug] })],
);
