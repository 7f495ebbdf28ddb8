import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { StoryContent } from "#lib/content/story-drafts/content.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { stories } from "../stories.ts";
import { users } from "../users.ts";

/**
 * What editors have written of a story and readers do not see yet. The row stays after a
 * publication, so that versions go on; then `publishedVersion` is `version`, and the published
 * texts count. `content` refers to pictures and items in JSON, without foreign keys.
 */
export const storyDrafts = pgTable("story_drafts", {
  itemId: uuid()
    .primaryKey()
    .references(() => stories.itemId, { onDelete: "cascade" }),
  /** Counts the changes. Saving on top of an older version is a conflict. */
  version: integer().notNull().default(1),
  /** The version that readers see; null while there is none. */
  publishedVersion: integer(),
  content: jsonb().$type<StoryContent>().notNull(),
  savedAt: timestamptz().notNull().defaultNow(),
  /** Null when the account was deleted since. */
  savedById: uuid().references(() => users.id, { onDelete: "set null" }),
  /** When its author, a partner, has asked the editors to publish it; null unless it waits. */
  submittedAt: timestamptz(),
  /** Why the editors have returned it; null before, and once it is submitted again. */
  returnReason: text(),
  /** A deleted draft can be restored until a job purges it; only drafts that never were public. */
  deletedAt: timestamptz(),
});

/**
 * The content of a story as it was after each publication. Rows are updated only when
 * what they name is merged or deleted.
 */
export const storyRevisions = pgTable(
  "story_revisions",
  {
    id: id(),
    itemId: uuid()
      .notNull()
      .references(() => stories.itemId, { onDelete: "cascade" }),
    content: jsonb().$type<StoryContent>().notNull(),
    /** The languages that were published. */
    languages: jsonb().$type<Locale[]>().notNull(),
    createdAt: createdAt(),
    /** Null for what was there before the first edit at the desk, or for a deleted account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [index("story_revisions_item_idx").on(t.itemId, t.createdAt.desc(), t.id.desc())],
);
