import { cleanText } from "#lib/platform/text/clean-text.ts";
import { lineElements, parseHtml } from "./parse-html.ts";

/** Longer values are cut before they are parsed; no field takes as much. */
const maxSourceLength = 50_000;

/** Characters that are not seen and would hide or reverse text: UTS 39, 5.4. Emoji need U+200D. */
const invisibleCharacters = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/**
 * The text of a value that may hold HTML, as values of structured data often do. Elements such as
 * `li` and `br` become line breaks; lines are trimmed and not empty.
 */
export function toPlainText(value: string): string {
  let text = value.slice(0, maxSourceLength);
  // Some sites escape the HTML of a value once more.
  for (let pass = 0; pass < 2 && /<[a-z/!]|&[#\w]+;/i.test(text); pass += 1) text = stripHtml(text);
  return cleanText(text)
    .replace(invisibleCharacters, "")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** The same text on one line. */
export function toLine(value: string): string {
  return toPlainText(value).replaceAll("\n", " ");
}

function stripHtml(html: string): string {
  const pieces: string[] = [];
  let ignored = 0;
  const isIgnored = (name: string) => name === "script" || name === "style";
  parseHtml(html, {
    onopentag(name) {
      if (isIgnored(name)) ignored += 1;
      if (lineElements.has(name)) pieces.push("\n");
    },
    onclosetag(name) {
      if (isIgnored(name)) ignored -= 1;
      if (lineElements.has(name)) pieces.push("\n");
    },
    ontext(text) {
      if (ignored === 0) pieces.push(text);
    },
  });
  return pieces.join("");
}

/**
 * Shortens a text to a number of characters (code points), the last of which is then an ellipsis.
 */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 1)
    .join("")
    .trimEnd()}…`;
}
