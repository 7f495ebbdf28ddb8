import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";
import { pictures } from "./media.ts";
import { users } from "./users.ts";

const userReference = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Password hashes as PHC strings. They are not in `users`, so that no list can read them by
 * mistake.
 * https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md
 */
export const credentials = pgTable("credentials", {
  userId: userReference().primaryKey(),
  passwordHash: text().notNull(),
  changedAt: timestamptz().notNull().defaultNow(),
});

/**
 * Sign-ups whose address is not confirmed yet. They are no users: they have no profile, and neither
 * their name nor their address is taken.
 */
export const signUps = pgTable(
  "sign_ups",
  {
    /** Lower case. */
    email: text().primaryKey(),
    name: text().notNull(),
    /** Null for a sign-up with a provider that does not vouch for the address. */
    passwordHash: text(),
    /** Account at that provider. It is connected when the address is confirmed. */
    provider: text(),
    subject: text(),
    locale: text().$type<Locale>().notNull(),
    wantsNewsletter: boolean().notNull().default(false),
    /**
     * Several requests with different credentials came for this address. Only its owner can tell
     * them apart.
     */
    hasConflictingRequests: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      "sign_ups_credential_check",
      sql`(${t.passwordHash} is null) = (${t.provider} is not null) and (${t.provider} is null) = (${t.subject} is null)`,
    ),
  ],
);

/** Accounts at OAuth providers, identified by provider and subject, never by an email address. */
export const connectedAccounts = pgTable(
  "connected_accounts",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    userId: userReference(),
    email: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index("connected_accounts_user_idx").on(t.userId)],
);

/**
 * Signed-in devices. The signed cookie holds the id of a `web` session, the token is that of an
 * `api` session.
 */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: userReference(),
    kind: text().$type<"web" | "api">().notNull(),
    /** SHA-256 of the `user_token`; null for web sessions. */
    tokenHash: text().unique(),
    userAgent: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: timestamptz().notNull().defaultNow(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("sessions_user_idx").on(t.userId, t.lastSeenAt.desc().nullsFirst()),
    index("sessions_expires_idx").on(t.expiresAt),
    check("sessions_kind_check", sql`${t.kind} in ('web', 'api')`),
  ],
);

/** Tokens of links in emails, stored as SHA-256. Each is valid once. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    tokenHash: text().primaryKey(),
    purpose: text().$type<"confirm" | "reset" | "newsletter" | "email" | "restoreEmail">().notNull(),
    /** Null for the newsletter, which needs no account. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    index("mail_tokens_user_idx").on(t.userId, t.purpose),
    index("mail_tokens_email_idx").on(t.email, t.purpose),
    index("mail_tokens_expires_idx").on(t.expiresAt),
  ],
);

/** Owners of uploaded pictures. Pictures of the sample content have no row. */
export const uploads = pgTable(
  "uploads",
  {
    pictureId: uuid()
      .primaryKey()
      .references(() => pictures.id, { onDelete: "cascade" }),
    userId: userReference(),
    createdAt: createdAt(),
  },
  (t) => [index("uploads_user_idx").on(t.userId)],
);

/**
 * Programs that use the REST API, each by a token of its own, of which only a SHA-256 is stored.
 * They are no users.
 */
export const apiClients = pgTable("api_clients", {
  id: id(),
  name: text().notNull().unique(),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
  /** At most an hour old. */
  lastSeenAt: timestamptz(),
  revokedAt: timestamptz(),
});

/**
 * Answers to requests with an `Idempotency-Key`, for a day; without `status` the first request is
 * still running. The key is a SHA-256 of sender and key. No user is deleted within a day of their
 * last request, so that no row outlives its user.
 */
export const apiAnswers = pgTable("api_answers", {
  keyHash: text().primaryKey(),
  /** Signature of what was sent. */
  fingerprint: text().notNull(),
  /** Of a running request: when it was last known to run. */
  startedAt: createdAt(),
  status: smallint(),
  mediaType: text(),
  body: text(),
});
