import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";
import { pictures } from "./pictures.ts";
import { users } from "./users.ts";

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The password of whoever has one, as a PHC string; apart from the profile, so that no list can read it by accident. */
export const credentials = pgTable("credentials", {
  userId: owner().primaryKey(),
  passwordHash: text().notNull(),
  changedAt: instant().notNull().defaultNow(),
});

/**
 * Who has asked for an account and has still to prove the address. Until then it is no user: nobody sees it, and neither its name nor its
 * address keeps anybody else from having them.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    /** Lower case. */
    email: text().primaryKey(),
    name: text().notNull(),
    /** Null for whoever came from an account elsewhere that does not vouch for the address. */
    passwordHash: text(),
    /** That account elsewhere, which is connected with the proof of the address. */
    provider: text(),
    subject: text(),
    locale: text().$type<Locale>().notNull(),
    /** Whether they ticked the newsletter as well. */
    wantsNewsletter: boolean().notNull().default(false),
    /** Asked for more than once, with different ways in: which of them is the owner's, only the owner can say. */
    isContested: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "sign_ups_way_in_check",
      sql`(${t.passwordHash} is null) = (${t.provider} is not null) and (${t.provider} is null) = (${t.subject} is null)`,
    ),
  ],
);

/** Accounts elsewhere that open one here, known by provider and subject, never by an e-mail address. */
export const connectedAccounts = pgTable(
  "connected_accounts",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: owner(),
    email: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index("connected_accounts_user_idx").on(t.userId)],
);

/** Whoever is signed in, and where. A `web` session is named by its id in the signed cookie, an `api` session by its token. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: owner(),
    kind: text().$type<"web" | "api">().notNull(),
    /** SHA-256 of the `user_token`; null for web sessions. */
    tokenHash: text().unique(),
    userAgent: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("sessions_user_idx").on(t.userId, t.lastSeenAt.desc().nullsFirst()),
    index("sessions_expires_idx").on(t.expiresAt),
    check("sessions_kind_check", sql`${t.kind} in ('web', 'api')`),
  ],
);

/** What a link in a mail proves, once: its SHA-256. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<"confirm" | "reset" | "newsletter" | "email">().notNull(),
    /** Null where no account is needed (newsletter). */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index("mail_tokens_user_idx").on(t.userId, t.purpose),
    index("mail_tokens_email_idx").on(t.email, t.purpose),
    index("mail_tokens_expires_idx").on(t.expiresAt),
  ],
);

/** Pictures readers have sent in, and whose they are; the house's own pictures have no row here. */
export const uploads = pgTable(
  "uploads",
  {
    pictureId: uuid()
      .primaryKey()
      .references(() => pictures.id, { onDelete: "cascade" }),
    userId: owner(),
    createdAt: createdAt(),
  },
  (t) => [index("uploads_user_idx").on(t.userId)],
);
