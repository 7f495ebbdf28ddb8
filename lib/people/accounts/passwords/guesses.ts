import { normalizeUnicode, removeMarks } from "#lib/platform/text/normalize-unicode.ts";
import { measureWalk } from "./key-rows.ts";

/** What the parts of a password are, from the least to the most telling. */
type PasswordPart = "characters" | "pattern" | "word" | "personal";

interface GuessDictionaries {
  /** Ranks of common passwords and words, from 1. */
  ranks: ReadonlyMap<string, number>;
  /** Words of the person and of the site, folded by `foldWord`. */
  personal: ReadonlySet<string>;
}

/** Guesses as a power of ten, and what the password consists of then. */
interface Estimate {
  power: number;
  parts: ReadonlySet<PasswordPart>;
}

/** Powers of ten that a part adds. */
const powers = { digit: 1, sign: 1, letter: 1.4, personal: 1, word: 2.5, walk: 1.5, repeat: 1, year: 2, date: 3 };
/** What writing "4" for "a" adds. */
const leetPower = 0.5;
const maxWordLength = 40;
const maxRepeatedLength = 12;

const year = /^(?:19\d\d|20[0-3]\d)$/;
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const month = "(?:0?[1-9]|1[0-2])";
const fullYear = "(?:(?:19|20)?\\d\\d)";
const date = new RegExp(`^(?:${day}[.-]?${month}[.-]?${fullYear}|${fullYear}-?${month}-?${day})$`);
const dateLengths = [6, 8, 10];

const leet: Record<string, string> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s", "€": "e" };

/**
 * Estimates how many guesses find a password, from the parts that make it cheapest: words and what
 * is written for their letters, walks on the keyboard, repetitions, years and dates; all other
 * characters count for themselves. A small form of zxcvbn, with the words of the reader.
 * https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler
 *
 * @param text In NFKC and lower case.
 */
export function estimateGuesses(text: string, dictionaries: GuessDictionaries): Estimate {
  /** The cheapest way to each position. */
  const best: Estimate[] = [{ power: 0, parts: new Set() }];
  const offer = (end: number, from: Estimate, { power, part }: { power: number; part: PasswordPart }) => {
    const total = from.power + power;
    const former = best[end];
    if (former && former.power <= total) return;
    best[end] = { power: total, parts: new Set([...from.parts, part]) };
  };
  for (let start = 0; start < text.length; start++) {
    const from = best[start];
    // Inside a surrogate pair.
    if (!from) continue;
    const [character = ""] = String.fromCodePoint(text.codePointAt(start) ?? 0);
    offer(start + character.length, from, { power: powerOf(character), part: "characters" });
    const walk = measureWalk(text, start);
    for (let length = 3; length <= walk; length++) {
      offer(start + length, from, { power: powers.walk, part: "pattern" });
    }
    for (let end = start + 2; end <= Math.min(text.length, start + maxWordLength); end++) {
      const power = powerOfWord(text.slice(start, end), dictionaries);
      if (power) offer(end, from, power);
    }
    const repeat = findRepeat(text, start);
    if (repeat) {
      const once = estimateGuesses(repeat.unit, dictionaries);
      const [part = "pattern"] = (["personal", "word"] as const).filter((one) => once.parts.has(one));
      offer(start + repeat.length, from, { power: once.power + powers.repeat, part });
    }
  }
  return best[text.length] ?? { power: 0, parts: new Set() };
}

function powerOf(character: string): number {
  if (/\d/.test(character)) return powers.digit;
  return /\p{L}/u.test(character) ? powers.letter : powers.sign;
}

function powerOfWord(text: string, { ranks, personal }: GuessDictionaries) {
  if (year.test(text)) return { power: powers.year, part: "pattern" } as const;
  if (dateLengths.includes(text.length) && date.test(text)) return { power: powers.date, part: "pattern" } as const;
  for (const [index, spelling] of spellingsOf(text).entries()) {
    const extra = index === 0 ? 0 : leetPower;
    if (personal.has(spelling)) return { power: powers.personal + extra, part: "personal" } as const;
    const rank = ranks.get(spelling) ?? ranks.get(index === 0 ? text : spelling);
    if (rank) return { power: Math.max(powers.word, Math.log10(rank)) + extra, part: "word" } as const;
  }
  return null;
}

/** The word as it is written, then with letters for digits and signs. */
function spellingsOf(text: string): string[] {
  const folded = foldWord(text);
  if (!/\p{L}/u.test(text)) return [folded];
  const plain = [...folded].map((character) => leet[character] ?? character).join("");
  if (!/[1!|]/.test(plain)) return plain === folded ? [folded] : [folded, plain];
  return [folded, plain.replace(/[1!|]/g, "i"), plain.replace(/[1!|]/g, "l")];
}

/** One form for what is typed with and without umlauts and accents: "Müller" and "mueller". */
export function foldWord(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/[äöü]/g, (umlaut) => ({ ä: "ae", ö: "oe", ü: "ue" })[umlaut] ?? umlaut)
    .replaceAll("ß", "ss");
  return normalizeUnicode(removeMarks(plain));
}

/** The shortest text that is repeated from this position on, and the length of all repetitions. */
function findRepeat(text: string, start: number): { unit: string; length: number } | null {
  for (let size = 1; size <= Math.min(maxRepeatedLength, (text.length - start) / 2); size++) {
    const unit = text.slice(start, start + size);
    let end = start + size;
    while (text.startsWith(unit, end)) end += size;
    const length = end - start;
    // Double letters are in many words.
    if (length > size && length >= 3) return { unit, length };
  }
  return null;
}
