import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { UserSettings } from "#lib/platform/db/settings/user-settings.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";
import { pictures } from "./media.ts";

export const userTypes = ["community", "contributor", "partner", "editor", "admin"] as const;
export type UserType = (typeof userTypes)[number];

export type UnitSystem = NonNullable<UserSettings["units"]>;

/**
 * Authors and people with an account. `newType` is the role, under the name the customer gave it.
 */
export const users = pgTable(
  "users",
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    newType: text().$type<UserType>().notNull().default("community"),
    /** Lower case. Null for authors without an account. */
    email: text(),
    emailConfirmedAt: timestamptz(),
    // Settings: lib/platform/db/settings/user-settings.ts.
    locale: text().$type<Locale>(),
    units: text().$type<UnitSystem>(),
    isPremium: boolean().notNull().default(false),
    /** Came with the sample content. Its ratings and likes are not opinions of people. */
    isSample: boolean().notNull().default(false),
    /**
     * Raised whenever sessions of the user are ended. A sign-in that was proven before, such as by
     * a password that has been changed since, creates no session any more.
     */
    sessionEpoch: integer().notNull().default(0),
    bannedAt: timestamptz(),
    /** When the ban ends; null for a ban without end. */
    bannedUntil: timestamptz(),
    /**
     * The user requested the deletion. The profile is hidden until the deletion delay has passed.
     */
    deletionRequestedAt: timestamptz(),
    /** Language of the page on which the deletion was requested. */
    deletionLocale: text().$type<Locale>(),
    /** Comments stay, without the name, when the account is deleted; otherwise they are deleted. */
    deletionKeepsComments: boolean().notNull().default(false),
    pictureId: uuid().references(() => pictures.id),
    bannerId: uuid().references(() => pictures.id),
    occupation: jsonb().$type<Partial<Localized>>().notNull().default({}),
    bio: jsonb().$type<Partial<Localized>>().notNull().default({}),
    website: text(),
    /** Counts the changes of the public profile, by a trigger. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    uniqueIndex("users_name_key").on(sql`lower(${t.name})`),
    index("users_deletion_idx").on(t.deletionRequestedAt).where(sql`${t.deletionRequestedAt} is not null`),
    index("users_ban_end_idx").on(t.bannedUntil).where(sql`${t.bannedUntil} is not null`),
    index("users_new_type_idx").on(t.newType, t.name),
    // Lists of accounts at the desk, newest first.
    index("users_newest_idx").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("users_new_type_newest_idx").on(t.newType, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index("users_banned_idx")
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.bannedAt} is not null`),
    index("users_unconfirmed_idx")
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.email} is not null and ${t.emailConfirmedAt} is null`),
    index("users_search_idx").using(
      "gin",
      sql`lower(${t.name} || ' ' || ${t.slug} || ' ' || coalesce(${t.email}, '')) gin_trgm_ops`,
    ),
    index("users_sample_idx").on(t.id).where(sql`${t.isSample}`),
    index("users_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index("users_banner_idx").on(t.bannerId).where(sql`${t.bannerId} is not null`),
    check("users_units_check", sql`${t.units} in ('metric', 'us')`),
    check("users_new_type_check", sql`${t.newType} in ('community', 'contributor', 'partner', 'editor', 'admin')`),
  ],
);

/**
 * Additional data of a partner: logo (inline SVG drawn in `currentColor`) and order in the menus.
 */
export const partners = pgTable("partners", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  logo: text().notNull(),
  trade: jsonb().$type<Localized>().notNull(),
  /** Counts the changes of logo and trade, by a trigger. */
  version: integer().notNull().default(1),
});

/**
 * Users who follow authors. Followers are counted from these rows: a counter would be a row that
 * all followers of a popular author lock, and could not leave out banned users.
 */
export const follows = pgTable(
  "follows",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.authorId] }),
    index("follows_newest_idx").on(t.userId, t.createdAt.desc().nullsFirst(), t.authorId.desc().nullsFirst()),
    // Holds both columns: followers are counted from it and from their rows in `users`.
    index("follows_author_idx").on(t.authorId, t.userId),
    check("follows_self_check", sql`${t.userId} <> ${t.authorId}`),
  ],
);

/** Weekly mails about new recipes of followed authors, with the proof of consent. */
export const followDigests = pgTable(
  "follow_digests",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Language of the page on which the digest was requested. */
    locale: text().$type<Locale>().notNull(),
    /** Version of the consent text the settings showed. */
    consent: text().notNull(),
    requestedAt: timestamptz().notNull().defaultNow(),
    unsubscribedAt: timestamptz(),
    /** Recipes published until then were in an earlier digest, or before the request. */
    coveredUntil: timestamptz().notNull().defaultNow(),
  },
  (t) => [index("follow_digests_due_idx").on(t.userId).where(sql`${t.unsubscribedAt} is null`)],
);
