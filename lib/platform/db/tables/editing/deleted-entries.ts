import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { id, timestamptz } from "../columns.ts";
import { users } from "../users.ts";

/** What the desk deletes; also subjects of the audit log. */
const deletedKinds = [
  "category",
  "tag",
  "ingredient",
  "utensil",
  "menu",
  "author",
  "partner",
  "redirect",
  "clip",
  "newsletter",
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** A place in a group of a menu, from 0. */
export interface MenuPlace {
  menu: string;
  group: Localized;
  index: number;
}

export interface DeletedData {
  /** The id of an author, whom lines of the audit log name until the entry is purged. */
  authorId?: string;
  /** In the format of the content, with keys in place of ids. */
  entry?: Record<string, unknown>;
  /** Former slugs that led to it. */
  formerSlugs?: { locale: string; slug: string }[];
  /** Recipes and stories that had it. */
  itemIds?: string[];
  /** What the format of the content does not have: rows by table. */
  rows?: Record<string, Record<string, unknown>[]>;
  /** Links of menus that went with it. */
  places?: MenuPlace[];
}

/**
 * What editors have deleted at the desk, written in the transaction of the deletion, so that it can
 * be restored until a job purges it.
 */
export const deletedEntries = pgTable(
  "deleted_entries",
  {
    id: id(),
    kind: text().$type<DeletedKind>().notNull(),
    /** Its name as the desk showed it. */
    label: jsonb().$type<Localized>().notNull(),
    data: jsonb().$type<DeletedData>().notNull(),
    /** Null when the account was deleted since. */
    deletedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    deletedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index("deleted_entries_newest_idx").on(t.deletedAt.desc(), t.id.desc()),
    index("deleted_entries_deleted_by_idx").on(t.deletedBy, t.deletedAt.desc()).where(sql`${t.deletedBy} is not null`),
  ],
);
