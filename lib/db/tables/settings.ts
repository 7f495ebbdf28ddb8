import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Facts the installation remembers about itself, such as how far the sample content has come. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
