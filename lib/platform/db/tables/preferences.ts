import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, timestamptz } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Quiz answers of a user, as keys of lib/people/preferences. A null `answeredAt` means none yet.
 */
export const userPreferences = pgTable("user_preferences", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  goals: text().array().notNull(),
  diet: text(),
  cuisines: text().array().notNull(),
  intolerances: text().array().notNull(),
  answeredAt: timestamptz(),
  /** New users are offered the quiz once. */
  shouldOfferQuiz: boolean().notNull().default(false),
  createdAt: createdAt(),
});
