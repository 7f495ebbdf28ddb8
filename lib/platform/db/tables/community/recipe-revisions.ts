import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { DeskContent } from "#lib/content/recipe-drafts/draft.ts";
import type { BulkAction, BulkFacts } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { recipes } from "../recipes.ts";
import { users } from "../users.ts";
import { recipeDrafts } from "./recipe-drafts.ts";

/** How a revision came about: "stored" is one that was found, from before revisions were kept. */
const revisionOrigins = ["review", "desk", "stored"] as const;
export type RevisionOrigin = (typeof revisionOrigins)[number];

/**
 * What readers had of a recipe from a publication to the next one. Rows are updated only when
 * what they name is merged or deleted.
 */
export const recipeRevisions = pgTable(
  "recipe_revisions",
  {
    id: id(),
    recipeId: uuid()
      .notNull()
      .references(() => recipes.itemId, { onDelete: "cascade" }),
    /** Who published it; null when it was found, or after the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    origin: text().$type<RevisionOrigin>().notNull(),
    content: jsonb().$type<DeskContent>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("recipe_revisions_recipe_idx").on(t.recipeId, t.createdAt.desc(), t.id.desc()),
    index("recipe_revisions_user_idx").on(t.userId).where(sql`${t.userId} is not null`),
    check("recipe_revisions_origin_check", sql`${t.origin} in ('review', 'desk', 'stored')`),
  ],
);

/** How a working copy is published at its time. */
export interface PlannedPublication {
  languages: Locale[];
  /** Why it is published with findings of the severity "error"; empty without any. */
  reason: string;
  findings: number;
}

/**
 * What editors write of a recipe at the desk until they publish it; of each recipe at most one. The
 * author's own revision stays in recipe_drafts.
 */
export const recipeWorkingCopies = pgTable(
  "recipe_working_copies",
  {
    id: id(),
    /** Null for a new recipe. */
    recipeId: uuid().references(() => recipes.itemId, { onDelete: "cascade" }),
    /** The editor who saved last; null after the account was deleted. */
    editorId: uuid().references(() => users.id, { onDelete: "set null" }),
    /** Counts the changes. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    content: jsonb().$type<DeskContent>().notNull(),
    /** What readers had when it was begun; null for a new recipe. */
    baseId: uuid().references(() => recipeRevisions.id, { onDelete: "set null" }),
    /** The revision of the author that it began with, and its version then. */
    draftId: uuid().references(() => recipeDrafts.id, { onDelete: "set null" }),
    draftVersion: integer(),
    /** When it is going to be published; until then it does not change. */
    publishAt: timestamptz(),
    /** Null unless `publishAt` is set. */
    planned: jsonb().$type<PlannedPublication>(),
    createdAt: createdAt(),
    savedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("recipe_working_copies_recipe_key").on(t.recipeId),
    index("recipe_working_copies_editor_idx").on(t.editorId),
    index("recipe_working_copies_base_idx").on(t.baseId),
    index("recipe_working_copies_draft_idx").on(t.draftId),
    index("recipe_working_copies_due_idx").on(t.publishAt).where(sql`${t.publishAt} is not null`),
    check("recipe_working_copies_planned_check", sql`(${t.publishAt} is null) = (${t.planned} is null)`),
  ],
);

/** What a bulk action changed in one recipe. */
export interface BulkEntry {
  recipeId: string;
  before: BulkFacts;
  after: BulkFacts;
}

/** Bulk actions of editors, with what they changed, so that the last one can be undone. */
export const recipeBulkChanges = pgTable(
  "recipe_bulk_changes",
  {
    id: id(),
    /** Null after the account was deleted. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<BulkAction>().notNull(),
    entries: jsonb().$type<BulkEntry[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: timestamptz(),
  },
  (t) => [
    index("recipe_bulk_changes_newest_idx").on(t.createdAt.desc(), t.id.desc()),
    index("recipe_bulk_changes_user_idx").on(t.userId),
  ],
);
