/**
 * A text without what no database keeps and no reader sees: half surrogate pairs go, control characters but tabs and line breaks become
 * spaces, a line break is one character, and a letter with its accent is one as well.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .normalize("NFC");
}
