import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import { cleanText } from "./clean-text.ts";

const pictograph = "\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?";
/** Emoji joined by ZWJ (families, professions) and flags of regions, which end with tags. */
const joinedEmoji = `${pictograph}(?:\\u200d${pictograph})+|\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{2,6}\\u{e007f}`;
/**
 * Bidi controls reverse the text beside them; characters without width and fillers make texts look
 * alike or empty; private and non-characters have no meaning on other devices.
 *
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const fillers = "\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0";
/** They choose the shape of the emoji before them, and are invisible behind anything else. */
const variationSelectors = "\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}";
const selectedEmoji = "\\p{Extended_Pictographic}\\ufe0f|[0-9#*]\\ufe0f\\u20e3";
const invisible = `[\\p{Cf}\\p{Co}\\p{Noncharacter_Code_Point}${fillers}${variationSelectors}]`;
const emojiOrInvisible = new RegExp(`(${joinedEmoji}|${selectedEmoji})|${invisible}`, "gu");

/**
 * More marks on one letter overflow the line.
 *
 * @see https://www.unicode.org/reports/tr39/#Optional_Detection
 */
const excessMarks = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/**
 * Normalizes plain text that readers write: NFC, without control and invisible characters except
 * within emoji, with at most one space between words and one empty line between paragraphs.
 * Normalizing twice changes nothing.
 *
 * @returns The text without white space at its ends; maybe empty.
 */
export function normalizeUserText(text: string): string {
  return normalizeUnicode(
    cleanText(text)
      .replace(/[\u2028\u2029]/g, "\n")
      .replace(emojiOrInvisible, (_, emoji?: string) => emoji ?? ""),
  )
    .replace(excessMarks, "$1")
    .replace(/[^\S\n]{2,}|\t/g, " ")
    .replace(/[^\S\n]?\n[^\S\n]?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Normalizes a text of one line: white space collapses to one space. */
export function normalizeUserLine(text: string): string {
  return normalizeUserText(text).replace(/\s+/gu, " ");
}

/** Whether a normalized text has anything to read: a letter, a digit or an emoji. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/**
 * Counts characters as readers see them: an emoji of several code points is one. Browsers without
 * `Intl.Segmenter` count code points, which are never fewer.
 *
 * @see https://www.unicode.org/reports/tr29/
 */
export function countGraphemes(text: string): number {
  if (typeof Intl.Segmenter !== "function") return [...text].length;
  let count = 0;
  for (const _ of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) count++;
  return count;
}
