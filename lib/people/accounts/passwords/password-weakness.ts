import "server-only";
import { env } from "#lib/platform/config/env.ts";
import { defaultSite, site } from "#lib/platform/config/site.ts";
import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";
import { loadPasswordRanks } from "./common-passwords.ts";
import { estimateGuesses, foldWord } from "./guesses.ts";

/**
 * Why a password is refused: many people have one like it, it repeats characters or follows a row
 * of keys, or it says little more than the names of its owner or of the site.
 */
export type PasswordWeakness = "common" | "pattern" | "personal";

/** Ten million guesses: three common words, or a common one with five digits that mean nothing. */
const minPower = 7;

/**
 * Characters that are judged. Normalization makes up to eighteen of one, and each costs work; what
 * follows hardly makes a password of this length easier to guess.
 */
const maxJudgedCharacters = 64;

/**
 * Finds out why a new password is too easily guessed, or returns null for one that may be used.
 *
 * @param owner `email` may be null for an account without an address.
 */
export async function findPasswordWeakness(
  password: string,
  owner: { name: string; email: string | null },
): Promise<PasswordWeakness | null> {
  const personal = new Set([...listSiteWords(), ...listOwnerWords(owner)]);
  const dictionaries = { ranks: await loadPasswordRanks(), personal };
  const normalized = normalizeUnicode(password, "NFKC").toLowerCase();
  const judged = [...normalized].slice(0, maxJudgedCharacters).join("");
  const { power, parts } = estimateGuesses(judged, dictionaries);
  if (power >= minPower) return null;
  if (parts.has("personal")) return "personal";
  return parts.has("pattern") && !parts.has("word") ? "pattern" : "common";
}

function listSiteWords(): string[] {
  const { hostname } = new URL(env.SITE_URL);
  return [site.name, defaultSite.name, hostname.replace(/\.[^.]+$/, "")].flatMap(listWords);
}

function listOwnerWords({ name, email }: { name: string; email: string | null }): string[] {
  const [local = "", domain = ""] = (email ?? "").split("@");
  return [name, `${local}@${domain}`, local, domain, domain.replace(/\.[^.]+$/, "")].flatMap(listWords);
}

/** The words of a name, and all of them together, with and without umlauts written out. */
function listWords(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  const words = [name, parts.join(""), ...parts].map((word) => word.toLowerCase());
  const plain = words.map((word) => removeMarks(word));
  return [...words, ...plain].map(foldWord).filter((word) => word.length >= 3);
}
