import { cleanText } from "#lib/platform/text/clean-text.ts";
import { normalizeUserLine } from "#lib/platform/text/user-text.ts";

/** A line of a pasted text without its mark. */
export interface TextLine {
  text: string;
  /** What the line began with: a bullet, a number ("2.", "Step 2"), or the mark of a heading. */
  mark: "bullet" | "number" | "heading" | null;
  /** Whether an empty line stands before it. */
  isAfterBlank: boolean;
  isIndented: boolean;
}

/** What a form accepts as a pasted recipe; `parseRecipeText` reads no more than that. */
export const textLimits = { characters: 50_000, lines: 2_000 };

const bullet = /^(?:[-–—•·*●▪◦‣▢☐□✓✔>+]|\[[ x]?\])\s+(?=\S)|^[•·●▪◦‣▢☐□✓✔]\s*(?=\S)/iu;
/** "2. 200 g Mehl unterrühren", but neither "1.5 kg" nor the date "2. 12. 2026". */
const numbered = /^\(?(\d{1,2})[.)](?:\s*(?=\p{L}|["„“])|\s+(?=[\d½¼¾⅓⅔⅛])(?!\d{1,2}\.(?!\d)))/u;
/** Longer lines are prose without marks. */
const maxMarkedLineLength = 2000;
const numberedWord = /^(?:Schritt|Step|Étape)\s+\d{1,2}\s*[:.)–—-]?\s*/iu;
const rule = /^[-=_*~–—\s]{3,}$/;
const pictograms = /^(?:(?:\p{Extended_Pictographic}|\ufe0f|\u200d)\s*)+/u;

/** Splits a text into its lines that are not empty, without the marks of Markdown and mails. */
export function toLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isAfterBlank = false;
  const normalized = cleanText(text.slice(0, textLimits.characters)).replace(/[\u2028\u2029]/g, "\n");
  for (const raw of normalized.split("\n").slice(0, textLimits.lines)) {
    const line = toLine(raw);
    if (line) lines.push({ ...line, isAfterBlank });
    isAfterBlank = line === null;
  }
  return lines;
}

function toLine(raw: string): Omit<TextLine, "isAfterBlank"> | null {
  const isIndented = /^[\t ]{2,}\S/.test(raw);
  let text = normalizeUserLine(raw).replace(/^(?:>\s?)+/, "");
  if (text === "") return null;
  if (text.length > maxMarkedLineLength) return { text, mark: null, isIndented };
  if (rule.test(text)) return null;
  const [, bold] = /^(?:\*\*|__)([^*_]+)(?:\*\*|__):?$/.exec(text) ?? [];
  const [, title] = /^#{1,6}\s+([^#\s].*)/.exec(text) ?? [];
  if (bold || title)
    return { text: stripEmphasis(bold ?? title?.replace(/(?<!#)#+$/, "") ?? ""), mark: "heading", isIndented };
  text = stripEmphasis(text).replace(pictograms, "");
  if (text === "") return null;
  const step = numberedWord.exec(text) ?? numbered.exec(text);
  if (step) return { text: text.slice(step[0].length), mark: "number", isIndented };
  const [mark] = bullet.exec(text) ?? [];
  return { text: text.slice(mark?.length ?? 0).trim(), mark: mark ? "bullet" : null, isIndented };
}

const stripEmphasis = (text: string) => text.replace(/(?:\*\*|__)(.{1,300}?)(?:\*\*|__)/g, "$1").trim();
