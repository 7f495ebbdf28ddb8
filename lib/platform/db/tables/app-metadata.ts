import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Facts about this installation: the state of the sample content, the version of the search index.
 */
export const appMetadata = pgTable("app_metadata", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
