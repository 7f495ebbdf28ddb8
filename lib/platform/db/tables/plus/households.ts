import { sql } from "drizzle-orm";
import { check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { users } from "../users.ts";

/**
 * Who belongs to the household of a member of Plus, its owner. The owner has no row. The shopping
 * list of the household is that of its owner. See lib/platform/db/household.ts.
 */
export const householdMembers = pgTable(
  "household_members",
  {
    /** One user belongs to one household. */
    memberId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: createdAt(),
  },
  (t) => [
    index("household_members_owner_idx").on(t.ownerId, t.joinedAt),
    check("household_members_owner_check", sql`${t.memberId} <> ${t.ownerId}`),
  ],
);

/** Open invitations to a household. An accepted one is deleted. */
export const householdInvitations = pgTable(
  "household_invitations",
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    locale: text().$type<Locale>().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    unique("household_invitations_email_key").on(t.ownerId, t.email),
    index("household_invitations_expires_idx").on(t.expiresAt),
  ],
);
