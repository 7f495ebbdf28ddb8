import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt } from "../columns.ts";
import type { FeedName, ModuleData } from "../feeds.ts";
import { users } from "../users.ts";

const feedActions = ["arrange", "create", "update", "duplicate", "delete", "restore"] as const;
export type FeedAction = (typeof feedActions)[number];

/** A module as a revision keeps it, in display order. Times are ISO instants. */
export interface StoredModule {
  id: string;
  locale: Locale | null;
  startsAt: string | null;
  endsAt: string | null;
  data: ModuleData;
}

/**
 * The changes of feeds at the desk. A feed has the version of its latest change, and 0 before the
 * first one. `modules` is the feed before the change, so that each change can be undone. Rows are
 * updated only when what they name is merged; only the latest ones of a feed are kept.
 */
export const feedRevisions = pgTable(
  "feed_revisions",
  {
    feed: text().$type<FeedName>().notNull(),
    version: integer().notNull(),
    action: text().$type<FeedAction>().notNull(),
    /** The module that was changed; null for the order of all. */
    moduleId: uuid(),
    modules: jsonb().$type<StoredModule[]>().notNull(),
    /** Null when the account was deleted since. */
    actorId: uuid().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.feed, t.version] })],
);
