import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { type UserType, users } from "../users.ts";

/** Roles that an invitation can give. */
export type InvitedRole = Exclude<UserType, "community">;

/** Open invitations of admins to a role. An accepted one is deleted. */
export const accountInvitations = pgTable(
  "account_invitations",
  {
    id: id(),
    /** The admin who sent it last. Without them it is worth nothing. */
    inviterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Lower case. */
    email: text().notNull().unique(),
    newType: text().$type<InvitedRole>().notNull(),
    /** Language of the mail. */
    locale: text().$type<Locale>().notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("account_invitations_inviter_idx").on(t.inviterId),
    index("account_invitations_expires_idx").on(t.expiresAt),
    check("account_invitations_new_type_check", sql`${t.newType} in ('contributor', 'partner', 'editor', 'admin')`),
  ],
);
