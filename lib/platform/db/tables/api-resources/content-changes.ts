import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

const changeKinds = ["recipe", "article", "category", "tag", "ingredient", "collection"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * When readers of the API last got to see something else, kept by triggers. A row stays when its
 * target is deleted. `start` and `end` are the dates of a publication, which may be in the future;
 * `change` is a write. What readers have never seen has no row in the past.
 */
export const contentChanges = pgTable(
  "content_changes",
  {
    targetId: uuid().notNull(),
    cause: text().$type<"change" | "start" | "end">().notNull(),
    kind: text().$type<ChangeKind>().notNull(),
    /** In milliseconds, so that clients can send it back exactly. */
    changedAt: timestamp({ withTimezone: true, precision: 3, mode: "date" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.targetId, t.cause] }),
    index("content_changes_time_idx").on(t.kind, t.changedAt, t.targetId),
    check("content_changes_cause_check", sql`${t.cause} in ('change', 'start', 'end')`),
    check(
      "content_changes_kind_check",
      sql`${t.kind} in ('recipe', 'article', 'category', 'tag', 'ingredient', 'collection')`,
    ),
  ],
);
