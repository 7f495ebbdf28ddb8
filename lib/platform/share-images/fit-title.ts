import type { Locale } from "#lib/platform/i18n/locales.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import widths from "./fonts/vollkorn-640-widths.json" with { type: "json" };

/** Space for the title beside the picture, in pixels. */
const bounds = { width: 376, lines: 3 };
const sizes = [60, 56, 52, 48, 44, 40, 36];
/** Above this font size a smaller title is preferred to a hyphenated one. */
const minUnbrokenSize = 44;
export const titleTracking = -0.012;

const softHyphen = "\u00AD";
/** After the hyphens of the word's own spelling, where it breaks best. */
const ownHyphens = /(?<=\p{L}-)(?=\p{L})/u;
const glyphAdvances: Record<string, number> = widths;

interface FittedTitle {
  /** Pixels. */
  size: number;
  lines: string[];
}

/**
 * Sets a title as large as it fits into three lines of similar length. Words are hyphenated only
 * when nothing else fits.
 */
export function fitTitle(title: string, locale: Locale): FittedTitle {
  const words = hyphenate(toDrawableText(title), locale).split(" ").filter(Boolean);
  const unbroken = words.map((word) => word.replaceAll(softHyphen, ""));
  const plain = fitUnbroken(unbroken.map((word) => [word]));
  const withTiedWords = fitUnbroken(tieShortWords(unbroken).map((word) => [word]));
  const withOwnHyphens = fitUnbroken(unbroken.map((word) => word.split(ownHyphens)));
  const uncut = isPreferable(withTiedWords, plain) ? withTiedWords : plain;
  if (isPreferable(uncut, withOwnHyphens)) return uncut;
  const syllables = words.map((word) => word.split(ownHyphens).flatMap((part) => part.split(softHyphen)));
  return withOwnHyphens ?? fitLargest(syllables) ?? fitTruncated(unbroken.map((word) => [...word]));
}

/** Better line breaks are worth up to 8 pixels of font size. */
function isPreferable(better: FittedTitle | null, larger: FittedTitle | null): better is FittedTitle {
  return better !== null && better.size >= (larger?.size ?? 0) - 8;
}

function fitUnbroken(units: string[][]): FittedTitle | null {
  const fitted = fitLargest(units);
  return fitted && fitted.size >= minUnbrokenSize
    ? { ...fitted, lines: balance(units, fitted.size, fitted.lines) }
    : null;
}

function fitLargest(words: string[][]): FittedTitle | null {
  for (const size of sizes) {
    const lines = wrapLines(words, size, bounds.width);
    if (lines && lines.length <= bounds.lines) return { size, lines };
  }
  return null;
}

/** Ties short words ("mit", "the") to the next one, because a line should not end with them. */
function tieShortWords(words: string[]): string[] {
  const withTiedWords: string[] = [];
  for (const word of words) {
    const last = withTiedWords.at(-1);
    if (last && /^\p{L}{1,3}$/u.test(last.split(" ").at(-1) ?? ""))
      withTiedWords[withTiedWords.length - 1] = `${last} ${word}`;
    else withTiedWords.push(word);
  }
  return withTiedWords;
}

/**
 * Replaces what the font does not have: a letter with an unknown accent loses it, other characters
 * are dropped.
 */
export function toDrawableText(text: string): string {
  const drawable = [...normalizeUnicode(text)].map((character) => {
    if (/\s/u.test(character) && character !== "\u00A0") return " ";
    return character in glyphAdvances
      ? character
      : [...normalizeUnicode(character, "NFD")].filter((part) => part in glyphAdvances).join("");
  });
  return drawable.join("").replace(/ +/g, " ").trim();
}

function widthOf(text: string, size: number): number {
  const advance = [...text].reduce((sum, character) => sum + (glyphAdvances[character] ?? 0) / 1000 + titleTracking, 0);
  return advance * size;
}

/** Wraps words, given as breakable parts, into lines; null when one part is wider than a line. */
function wrapLines(words: string[][], size: number, width: number): string[] | null {
  const fits = (text: string) => widthOf(text, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    let parts = word;
    while (parts.length > 0) {
      const rest = parts.join("");
      const prefix = line && `${line} `;
      if (fits(prefix + rest)) {
        line = prefix + rest;
        break;
      }
      // A word that fits on a line of its own is not hyphenated.
      const count = fits(rest) ? 0 : parts.findLastIndex((_, n) => fits(prefix + withHyphen(parts.slice(0, n))));
      if (count < 1 && !line) return null;
      lines.push(count < 1 ? line : prefix + withHyphen(parts.slice(0, count)));
      parts = parts.slice(Math.max(0, count));
      line = "";
    }
  }
  return line ? [...lines, line] : lines;
}

function withHyphen(parts: string[]): string {
  return parts.at(-1)?.endsWith("-") ? parts.join("") : `${parts.join("")}-`;
}

/** Wraps into the same number of lines in the narrowest column that holds them. */
function balance(words: string[][], size: number, lines: string[]): string[] {
  let best = lines;
  for (let width = bounds.width - 4; width > 0; width -= 4) {
    const narrower = wrapLines(words, size, width);
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
}

function fitTruncated(words: string[][]): FittedTitle {
  const size = sizes.at(-1) ?? minUnbrokenSize;
  const all = wrapLines(words, size, bounds.width) ?? [];
  if (all.length <= bounds.lines) return { size, lines: all };
  let last = all[bounds.lines - 1] ?? "";
  while (last && widthOf(`${last}…`, size) > bounds.width) last = last.slice(0, -1);
  return { size, lines: [...all.slice(0, bounds.lines - 1), `${last.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, "")}…`] };
}
