import { cleanText } from "#lib/text/clean-text.ts";

/**
 * Characters that cannot be seen but reverse the text beside them or make texts look alike. The
 * zero-width joiner stays within emoji ("👩‍🍳"), which it composes.
 *
 * @see https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing
 */
const invisibleCharacters =
  /(?!\u200D)[\p{Cf}\u115F\u1160\u3164\uFFA0]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Normalizes a text of several lines. Line breaks become "\n"; markup stays as it was typed. */
export function cleanDraftText(text: string): string {
  // Invisible characters first: without them, letters and accents beside them compose.
  return cleanText(text.replace(/[\u2028\u2029]/g, "\n").replace(invisibleCharacters, "")).trim();
}

/** Normalizes a text of one line: white space collapses to one space. */
export function cleanDraftLine(text: string): string {
  return cleanDraftText(text).replace(/\s+/gu, " ");
}
