import { cleanText } from "#lib/platform/text/clean-text.ts";
import { slugify } from "#lib/platform/text/slugify.ts";

/** Length of a user name in code points. */
export const userNameLength = { min: 2, max: 40 } as const;

/**
 * Direction marks and characters without width, which make names look alike or reverse text beside
 * them.
 */
const invisibleCharacters = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;

/** Removes invisible characters and collapses white space. The result may be empty. */
export function normalizeUserName(text: string): string {
  return cleanText(text).replace(invisibleCharacters, "").replace(/\s+/gu, " ").trim();
}

/** Whether a normalized name has a valid length and contains a letter or a digit. */
export function isValidUserName(name: string): boolean {
  const { length } = [...name];
  return length >= userNameLength.min && length <= userNameLength.max && /[\p{L}\p{N}]/u.test(name);
}

/** Slugs that are addresses of pages (`/users/likes`) or could be mistaken for the site itself. */
const reservedSlugs = [
  "admin",
  "api",
  "edit",
  "likes",
  "login",
  "me",
  "new",
  "profile",
  "settings",
  "signup",
  "tischlein",
];

/**
 * Makes the slug of a profile from its name.
 *
 * @param attempt From 1; from 2 on the slug ends with this number.
 */
export function toUserSlug(name: string, attempt: number): string {
  const slug = slugify(name) || "user";
  const base = reservedSlugs.includes(slug) || /^\d+$/.test(slug) ? `user-${slug}` : slug;
  return attempt === 1 ? base : `${base}-${attempt}`;
}
