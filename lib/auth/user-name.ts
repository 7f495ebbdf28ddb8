import { cleanText } from "#lib/clean-text.ts";
import { toSlug } from "#lib/i18n/slugify.ts";

/** How long the name of a user may be, in characters as readers count them. */
export const nameLength = { shortest: 2, longest: 40 } as const;

/** What makes one name look like another, or turns the text beside it around: marks of direction and characters of no width. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u3164\uffa0]/gu;

/** A name without invisible characters, on one line and with single spaces. It may turn out empty. */
export function cleanName(text: string): string {
  return cleanText(text).replace(invisible, "").replace(/\s+/gu, " ").trim();
}

/** Whether a clean name can be somebody's: neither too short nor too long, and with a letter or a digit in it. */
export function isUserName(name: string): boolean {
  const { length } = [...name];
  return length >= nameLength.shortest && length <= nameLength.longest && /[\p{L}\p{N}]/u.test(name);
}

/** Words that are pages where a profile would be (`/users/likes`), or could be taken for somebody of the house. */
const reserved = ["admin", "api", "edit", "likes", "login", "me", "new", "profile", "settings", "signup", "tischlein"];

/** The address of a profile as its name suggests it; the `attempt` counts from 1, and from 2 on it ends with that number. */
export function slugOfName(name: string, attempt: number): string {
  const word = toSlug(name) || "user";
  const base = reserved.includes(word) || /^\d+$/.test(word) ? `user-${word}` : word;
  return attempt === 1 ? base : `${base}-${attempt}`;
}
