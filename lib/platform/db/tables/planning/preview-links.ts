import { sql } from "drizzle-orm";
import { check, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, timestamptz } from "../columns.ts";
import { recipeDrafts } from "../community/recipe-drafts.ts";
import { items } from "../items.ts";
import { users } from "../users.ts";

/**
 * Links that show an unpublished recipe or story to people without an account. The address carries
 * a signed token with the id of the row.
 */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: id(),
    itemId: uuid().references(() => items.id, { onDelete: "cascade" }),
    draftId: uuid().references(() => recipeDrafts.id, { onDelete: "cascade" }),
    /** Null when the account was deleted since. */
    createdBy: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    revokedAt: timestamptz(),
  },
  (t) => [
    index("preview_links_item_idx").on(t.itemId).where(sql`${t.itemId} is not null`),
    index("preview_links_draft_idx").on(t.draftId).where(sql`${t.draftId} is not null`),
    check("preview_links_subject_check", sql`(${t.itemId} is null) <> (${t.draftId} is null)`),
  ],
);
