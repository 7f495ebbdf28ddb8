import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { createdAt, id, instant } from "./columns.ts";
import { pictures } from "./pictures.ts";

export const userTypes = ["community", "contributor", "partner", "editor", "admin"] as const;
export type UserType = (typeof userTypes)[number];

export const unitSystems = ["metric", "us"] as const;
export type UnitSystem = (typeof unitSystems)[number];

/** Whoever signs a recipe or a story, and whoever has an account. `newType` is the customer's name for the role. */
export const users = pgTable(
  "users",
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    newType: text().$type<UserType>().notNull().default("community"),
    /** Lower case; only who has an account has one. */
    email: text(),
    emailConfirmedAt: instant(),
    /** The language of mails and of the site, as far as somebody has chosen one. */
    locale: text().$type<Locale>(),
    /** Null as long as nobody has chosen: then the device knows better. */
    units: text().$type<UnitSystem>(),
    isPremium: boolean().notNull().default(false),
    bannedAt: instant(),
    /** Asked for by the user; carried out after the days of grace. Until then nobody sees the profile. */
    deletionRequestedAt: instant(),
    pictureId: uuid().references(() => pictures.id),
    bannerId: uuid().references(() => pictures.id),
    occupation: jsonb().$type<Partial<Localized>>().notNull().default({}),
    bio: jsonb().$type<Partial<Localized>>().notNull().default({}),
    website: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_email_key").on(sql`lower(${t.email})`),
    uniqueIndex("users_name_key").on(sql`lower(${t.name})`),
    index("users_deletion_idx").on(t.deletionRequestedAt).where(sql`${t.deletionRequestedAt} is not null`),
    index("users_new_type_idx").on(t.newType, t.name),
    check("users_units_check", sql`${t.units} in ('metric', 'us')`),
    check("users_new_type_check", sql`${t.newType} in ('community', 'contributor', 'partner', 'editor', 'admin')`),
  ],
);

/** What a brand partner has beyond its profile: a logo (inline SVG drawn in `currentColor`) and its order in the menus. */
export const partners = pgTable("partners", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  position: integer().notNull(),
  logo: text().notNull(),
  trade: jsonb().$type<Localized>().notNull(),
});
