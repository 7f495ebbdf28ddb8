import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns.ts";
import { users } from "./users.ts";

/** What somebody has answered in the quiz, as keys of lib/tastes; without `answeredAt` nothing yet. */
export const tastes = pgTable("tastes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  goals: text().array().notNull(),
  diet: text(),
  cuisines: text().array().notNull(),
  intolerances: text().array().notNull(),
  answeredAt: instant(),
  /** Whoever has just opened an account is offered the quiz, once. */
  isDue: boolean().notNull().default(false),
  createdAt: createdAt(),
});
