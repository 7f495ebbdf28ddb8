import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

/**
 * What somebody has answered in the quiz, as keys of lib/tastes. A row without `answeredAt` only remembers that the quiz was offered
 * and put off, so that it is offered once.
 */
export const tastes = pgTable("tastes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  goals: text().array().notNull(),
  diet: text(),
  cuisines: text().array().notNull(),
  intolerances: text().array().notNull(),
  answeredAt: instant(),
  createdAt: createdAt(),
});
