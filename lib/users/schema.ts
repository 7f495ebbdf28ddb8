import { z } from "zod";
import { cleanName, isUserName } from "#lib/auth/user-name.ts";
import { cleanText } from "#lib/clean-text.ts";
import { unitSystems } from "#lib/db/tables/users.ts";
import type { FormState } from "#lib/form-state.ts";
import { locales } from "#lib/i18n/locales.ts";
import { isRecipient } from "#lib/mail/recipient.ts";

/** Characters of what somebody says about themselves. */
export const longestBio = 500;
const longestWebsite = 200;

const name = z.string("badName").max(200, "badName").overwrite(cleanName).refine(isUserName, "badName");
const bio = z.string("bioTooLong").overwrite(cleanText).trim().max(longestBio, "bioTooLong");
const website = z
  .string("badWebsite")
  .trim()
  .overwrite(withScheme)
  .max(longestWebsite, "badWebsite")
  .refine(isWebsite, "badWebsite");
const locale = z.enum(locales);

/** What the section about oneself sends; `website` may be empty. */
export const profileInput = z.strictObject({ name, bio, website, locale });

/** Body of PUT /api/users/me/: only what is to change. */
export const profileBody = z.strictObject({
  name: name.optional(),
  bio: bio.optional(),
  website: website.nullable().optional(),
  locale: locale.optional(),
  units: z.enum(unitSystems).optional(),
  /** One of one's own uploads, or null for no picture. */
  picture_id: z.uuid().nullable().optional(),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const removePictureInput = z.strictObject({ locale });
export const languageInput = z.strictObject({ language: locale });
export const unitsInput = z.strictObject({ units: z.enum(unitSystems, "unknown"), locale });

/** The words that prove that somebody means it, in either language. */
export const deletionWords = { de: "löschen", en: "delete" } as const;
const words: readonly string[] = Object.values(deletionWords);
const word = z
  .string("wrongWord")
  .max(40, "wrongWord")
  .refine((typed) => words.includes(typed.normalize("NFC").trim().toLowerCase()), "wrongWord");
const password = z.string().max(128, "wrong").default("");

/** `password` is empty for whoever has none. */
export const deletionInput = z.strictObject({ word, password, locale });

/** Body of DELETE /api/users/me/: a password proves it, and so does the typed word where there is none. */
export const deletionBody = z
  .strictObject({ word: word.optional(), password: password.optional() })
  .refine(({ word: typed, password: given }) => typed !== undefined || given, { path: ["word"], error: "wrongWord" });

const token = z.string("dead").regex(/^[\w-]{43}$/, "dead");

/** `password` is empty for whoever has none. */
export const moveInput = z.strictObject({
  email: z.string("badEmail").trim().toLowerCase().max(254, "badEmail").refine(isRecipient, "badEmail"),
  password,
  locale,
});
export const arriveInput = z.strictObject({ token, locale });

export const moveFields = ["email", "password"] as const;
export const arriveFields = ["token"] as const;
export const profileFields = ["name", "bio", "website"] as const;
export const languageFields = ["language"] as const;
export const unitsFields = ["units"] as const;
export const deletionFields = ["word", "password"] as const;

export type ProfileProblem = "badName" | "nameTaken" | "bioTooLong" | "badWebsite";
export type DeletionProblem = "wrongWord" | "wrong";

export type MoveProblem = "badEmail" | "sameEmail" | "wrong";
/** `dead`: the link was used already, is too old, or somebody else has the address by now. */
export type ArriveProblem = "dead";

export type MoveState = FormState<(typeof moveFields)[number], MoveProblem>;
export type ArriveState = FormState<(typeof arriveFields)[number], ArriveProblem>;
export type ProfileState = FormState<(typeof profileFields)[number], ProfileProblem>;
/** Nothing to fill in: done, or not. */
export type RemovePictureState = FormState<never, never>;
export type LanguageState = FormState<(typeof languageFields)[number], never>;
export type UnitsState = FormState<(typeof unitsFields)[number], never>;
export type DeletionState = FormState<(typeof deletionFields)[number], DeletionProblem>;

/** Hardly anybody types it. */
function withScheme(text: string): string {
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(text) ? `https://${text}` : text;
}

/** Empty, or an address on the web that is encrypted and carries no password. */
function isWebsite(text: string): boolean {
  if (text === "") return true;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password: secret } = new URL(text);
  return hostname.includes(".") && !username && !secret;
}
