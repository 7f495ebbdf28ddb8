import { hyphenate } from "#lib/i18n/hyphenate.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import widths from "./fonts/vollkorn-640-widths.json" with { type: "json" };

/** Beside the photo a title has three lines of 376 pixels. */
const room = { width: 376, lines: 3 };
const sizes = [60, 56, 52, 48, 44, 40, 36];
/** Down to this size a smaller title is better than a hyphen. */
const smallestWhole = 44;
export const titleTracking = -0.012;

const softHyphen = "\u00AD";
/** Behind the hyphens a word is written with: no better place to end a line within it. */
const ownHyphens = /(?<=\p{L}-)(?=\p{L})/u;
const advances: Record<string, number> = widths;

export interface FittedTitle {
  /** Pixels. */
  size: number;
  lines: string[];
}

/** The title as large as the room allows, in lines of similar length. Words are cut at their seams only where nothing else helps. */
export function fitTitle(title: string, locale: Locale): FittedTitle {
  const words = hyphenate(drawable(title), locale).split(" ").filter(Boolean);
  const whole = words.map((word) => word.replaceAll(softHyphen, ""));
  const plain = largestWhole(whole.map((word) => [word]));
  const tied = largestWhole(tieShortWords(whole).map((word) => [word]));
  const opened = largestWhole(whole.map((word) => word.split(ownHyphens)));
  const uncut = isWorth(tied, plain) ? tied : plain;
  if (isWorth(uncut, opened)) return uncut;
  const parted = words.map((word) => word.split(ownHyphens).flatMap((part) => part.split(softHyphen)));
  return opened ?? largest(parted) ?? clipped(whole.map((word) => [...word]));
}

/** Good line ends are worth a slightly smaller title. */
function isWorth(better: FittedTitle | null, larger: FittedTitle | null): better is FittedTitle {
  return better !== null && better.size >= (larger?.size ?? 0) - 8;
}

function largestWhole(units: string[][]): FittedTitle | null {
  const found = largest(units);
  return found && found.size >= smallestWhole ? { ...found, lines: balance(units, found.size, found.lines) } : null;
}

function largest(words: string[][]): FittedTitle | null {
  for (const size of sizes) {
    const lines = fill(words, size, room.width);
    if (lines && lines.length <= room.lines) return { size, lines };
  }
  return null;
}

/** "mit", "und", "the" together with what follows: a line should not end with them. */
function tieShortWords(words: string[]): string[] {
  const tied: string[] = [];
  for (const word of words) {
    const last = tied.at(-1);
    if (last && /^\p{L}{1,3}$/u.test(last.split(" ").at(-1) ?? "")) tied[tied.length - 1] = `${last} ${word}`;
    else tied.push(word);
  }
  return tied;
}

/** Text of which every character is in the font: a letter with a rare accent loses the accent, other unknown signs are left out. */
export function drawable(text: string): string {
  const known = [...text.normalize("NFC")].map((sign) => {
    if (/\s/u.test(sign) && sign !== "\u00A0") return " ";
    return sign in advances ? sign : [...sign.normalize("NFD")].filter((part) => part in advances).join("");
  });
  return known.join("").replace(/ +/g, " ").trim();
}

function widthOf(text: string, size: number): number {
  const advance = [...text].reduce((sum, sign) => sum + (advances[sign] ?? 0) / 1000 + titleTracking, 0);
  return advance * size;
}

/** Lines filled one after the other, from words given as their parts; null when a part alone is too wide. */
function fill(words: string[][], size: number, width: number): string[] | null {
  const fits = (text: string) => widthOf(text, size) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    let parts = word;
    while (parts.length > 0) {
      const rest = parts.join("");
      const begun = line && `${line} `;
      if (fits(begun + rest)) {
        line = begun + rest;
        break;
      }
      // A word that fits on a line of its own is never cut.
      const count = fits(rest) ? 0 : parts.findLastIndex((_, n) => fits(begun + cut(parts.slice(0, n))));
      if (count < 1 && !line) return null;
      lines.push(count < 1 ? line : begun + cut(parts.slice(0, count)));
      parts = parts.slice(Math.max(0, count));
      line = "";
    }
  }
  return line ? [...lines, line] : lines;
}

function cut(parts: string[]): string {
  return parts.at(-1)?.endsWith("-") ? parts.join("") : `${parts.join("")}-`;
}

/** The same number of lines in the narrowest column that holds them. */
function balance(words: string[][], size: number, lines: string[]): string[] {
  let best = lines;
  for (let width = room.width - 4; width > 0; width -= 4) {
    const narrower = fill(words, size, width);
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
}

function clipped(words: string[][]): FittedTitle {
  const size = sizes.at(-1) ?? smallestWhole;
  const all = fill(words, size, room.width) ?? [];
  if (all.length <= room.lines) return { size, lines: all };
  let last = all[room.lines - 1] ?? "";
  while (last && widthOf(`${last}…`, size) > room.width) last = last.slice(0, -1);
  return { size, lines: [...all.slice(0, room.lines - 1), `${last.replace(/[\s,;:–-]+$/, "")}…`] };
}
