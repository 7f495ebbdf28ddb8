import "server-only";
import { defaultSite, site } from "#lib/platform/config/site.ts";
import { toNameSkeleton } from "#lib/platform/text/name-skeleton.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";

const toSkeletons = (words: string) => words.trim().split(/\s+/).map(toNameSkeleton);

/** Whom readers write to, in both languages: reserved wherever they are a word of a name. */
const roles = toSkeletons(`
  admin admins administrator administratorin administration moderator moderatorin moderatoren moderation
  redaktion redakteur redakteurin redakteure chefredaktion chefredakteur chefredakteurin editor editors editorial
  support kundendienst kundenservice kundensupport kundenbetreuung helpdesk webmaster postmaster hostmaster
  sysadmin superuser betreiber datenschutzbeauftragter datenschutzbeauftragte noreply
`);

/** Words that speak for the site when nothing else is in the name. */
const official = toSkeletons(`
  team staff service customerservice crew mitarbeiter mitarbeiterin mod mods root system security sicherheit
  datenschutz privacy hilfe help info kontakt contact impressum imprint newsletter offiziell official zentrale
  verwaltung leitung geschaeftsfuehrung geschäftsführung management owner inhaber inhaberin bot
`);

/** Words that change nothing. */
const fillers = toSkeletons(
  "der die das den dem des the your our unser unsere dein deine ihr euer vom von of at for für bei und and no reply",
);

/**
 * Whether a name could be taken for the site or the people behind it: the name of the site, what
 * they do, or both with nothing of its own beside them ("Team Tischlein", "Supp0rt", "admin 2").
 */
export function isReservedName(name: string): boolean {
  const words = toWords(name);
  const siteNames = [site.name, defaultSite.name].map(toNameSkeleton).filter((skeleton) => skeleton !== "");
  if (words.some((spellings) => spellings.some((word) => roles.includes(word) || siteNames.includes(word))))
    return true;
  const whole = toNameSkeleton(withoutOuterDigits(name));
  return consistsOf(whole, [...roles, ...official, ...siteNames], fillers);
}

/** The skeletons of each word, with the digits at its ends and without them. */
function toWords(name: string): string[][] {
  const words = normalizeUnicode(name, "NFKC").split(/[^\p{L}\p{M}\p{N}|!$@€]+/u);
  return words.map((word) => [toNameSkeleton(word), toNameSkeleton(withoutOuterDigits(word))]);
}

const withoutOuterDigits = (text: string) =>
  normalizeUnicode(text, "NFKC").replace(/^[^\p{L}|$@€]+|(?<=[\p{L}|$@€])[^\p{L}|$@€]+$/gu, "");

/** Whether a text is made of such words alone, at least one of which says something. */
function consistsOf(text: string, speaking: readonly string[], others: readonly string[]): boolean {
  /** For each position that words lead to, whether one of them says something. */
  const reached = new Map([[0, false]]);
  for (let start = 0; start < text.length; start++) {
    const says = reached.get(start);
    if (says === undefined) continue;
    for (const [words, adds] of [
      [speaking, true],
      [others, false],
    ] as const) {
      for (const word of words) {
        if (!text.startsWith(word, start)) continue;
        const end = start + word.length;
        reached.set(end, reached.get(end) || says || adds);
      }
    }
  }
  return reached.get(text.length) === true;
}
