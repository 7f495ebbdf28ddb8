import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";
import { items } from "./items.ts";
import { pictures } from "./pictures.ts";
import { users } from "./users.ts";

/** What readers tell the makers through the footer; `path` is the page they were on. */
export const feedbacks = pgTable("feedbacks", {
  id: id(),
  message: text().notNull(),
  email: text(),
  path: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  createdAt: createdAt(),
});

/** Questions to the cooking hotline; an answered one is public in the languages its answer has. */
export const questions = pgTable(
  "questions",
  {
    id: id(),
    locale: text().$type<Locale>().notNull(),
    topic: text().notNull(),
    question: jsonb().$type<Partial<Localized>>().notNull(),
    answer: jsonb().$type<Partial<Localized>>().notNull().default({}),
    createdAt: createdAt(),
    answeredAt: instant(),
  },
  (t) => [index("questions_answered_idx").on(t.answeredAt.desc().nullsFirst())],
);

/** A named pile of recipes and stories. Private unless its owner makes it public. */
export const cookbooks = pgTable(
  "cookbooks",
  {
    id: id(),
    slug: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    titles: jsonb().$type<Partial<Localized>>().notNull(),
    summaries: jsonb().$type<Partial<Localized>>().notNull().default({}),
    coverId: uuid().references(() => pictures.id),
    visibility: text().$type<"private" | "public">().notNull().default("private"),
    createdAt: createdAt(),
  },
  (t) => [index("cookbooks_user_idx").on(t.userId, t.createdAt.desc().nullsFirst())],
);

export const cookbookItems = pgTable(
  "cookbook_items",
  {
    cookbookId: uuid()
      .notNull()
      .references(() => cookbooks.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cookbookId, t.itemId] })],
);
