import { isDescriptive } from "#lib/measures/kitchen-text/descriptive-words.ts";
import { parseIngredientLine } from "#lib/measures/kitchen-text/ingredient-line.ts";
import { findUnit } from "#lib/measures/units/unit-words.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import type { TextLine } from "./text-lines.ts";

type IngredientGroup = ImportedRecipe["ingredientGroups"][number];

/** "3 EL Milch und 20 g Kakao" are two, "1 EL und 1 TL Öl" is one. */
const listSeparator = /\s{0,3};\s{0,3}|,\s{1,3}(?![^()]{0,200}\))|(?<=\p{L}{3})\s(?:und|and)\s(?=\d)/u;
/** Longer lines are prose. */
const maxListLength = 2000;
const quantityOnly =
  /^(?:(?:ca\.?\s*)?[\d½⅓⅔¼¾⅛][\d½⅓⅔¼¾⅛\s.,/⁄–-]*(?:fl\.? oz|(\p{L}{1,12}\.?)(?:\/n|\(n\))?)?|etwas|einige|ein paar|some|a few)$/iu;

/** Whether a line reads like an ingredient with its quantity, as opposed to a sentence. */
export function isIngredientLike({ text, mark }: TextLine, language: Locale): boolean {
  if (mark === "number" || mark === "heading" || text.length > 110 || isSentence(text)) return false;
  const { amount, unit, note } = parseIngredientLine(text, language);
  return amount !== null || unit !== null || /^(?:etwas|ein paar|einige|some|a few|a little|\d+ )/i.test(note);
}

/** Whether a line reads like a part of the method. */
export function isStepLike(line: TextLine, language: Locale): boolean {
  const { text, mark, isAfterBlank } = line;
  if (mark === "number" || text.length > 110) return true;
  // "Alles verrühren." below the list; "gem." ends an ingredient.
  const isShort = isAfterBlank && /\p{L}{4}[.!]$/u.test(text) && /\s/.test(text);
  return (isShort || isSentence(text)) && !startsWithAmount(text, language);
}

const isSentence = (text: string) => /[.!]$/.test(text) && text.split(" ").length >= 5;
const startsWithAmount = (text: string, language: Locale) =>
  text.length < 80 && /^[\d½⅓⅔¼¾⅛]/.test(text) && parseIngredientLine(text, language).amount !== null;

/** Reads the lines of an ingredient list with the headings of its groups. */
export function toIngredientGroups(lines: TextLine[], language: Locale): IngredientGroup[] {
  const groups: IngredientGroup[] = [];
  const joined = joinQuantities(joinContinued(lines));
  // Where every line stands apart, an empty line says nothing.
  const isSpaced = joined.filter(({ isAfterBlank }) => isAfterBlank).length > joined.length / 2;
  for (const [index, line] of joined.entries()) {
    const heading = readGroupHeading(line, joined[index + 1], { language, isSpaced, hasLines: groups.length > 0 });
    if (heading) groups.push({ heading, lines: [] });
    else {
      if (groups.length === 0) groups.push({ heading: null, lines: [] });
      groups.at(-1)?.lines.push(...splitList(line.text, language));
    }
  }
  return groups.filter(({ heading, lines: own }) => own.length > 0 || heading !== null);
}

interface GroupContext {
  language: Locale;
  isSpaced: boolean;
  hasLines: boolean;
}

function readGroupHeading(line: TextLine, next: TextLine | undefined, context: GroupContext): string | null {
  const { text, mark, isAfterBlank } = line;
  const heading = text.replace(/(?<!\s)\s*:$/, "");
  if (mark === "heading") return heading;
  if (text.length > 60 || parseIngredientLine(heading, context.language).amount !== null) return null;
  if (text.endsWith(":")) return heading;
  if (/^(?:für (?:den|die|das|dem)|for the) /iu.test(text) && mark === null) return heading;
  // "Teig" after an empty line, above lines with quantities.
  const isApart = isAfterBlank && context.hasLines && !context.isSpaced && mark === null;
  const isFollowed = next !== undefined && !next.isAfterBlank && isIngredientLike(next, context.language);
  return isApart && isFollowed && text.split(" ").length <= 4 && !/[,(]/.test(text) ? heading : null;
}

/** An indented line without a bullet goes on with the line above, as mails wrap it. */
const joinContinued = (lines: TextLine[]) =>
  joinLines(lines, (before, line) => {
    const isContinued = line.isIndented && line.mark === null && !line.isAfterBlank && before.mark === "bullet";
    return isContinued && !before.isIndented && !/^\d/.test(line.text);
  });

/** Tables are pasted with quantity and name in lines of their own: "500 g", "Mehl". */
const joinQuantities = (lines: TextLine[]) =>
  joinLines(lines, (before, line) => {
    const isName = /^\p{L}/u.test(line.text) && line.mark !== "heading" && !line.text.endsWith(":");
    return isName && before.mark !== "heading" && isQuantity(before.text);
  });

function isQuantity(text: string): boolean {
  const [all, word] = quantityOnly.exec(text) ?? [];
  return all !== undefined && (word === undefined || findUnit(word) !== undefined);
}

function joinLines(lines: TextLine[], isJoined: (before: TextLine, line: TextLine) => boolean): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && isJoined(before, line)) joined.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` });
    else joined.push(line);
  }
  return joined;
}

/** Splits a line that lists several ingredients: "500 g Mehl, 3 Eier, 200 ml Milch, Salz". */
export function splitList(text: string, language: Locale): string[] {
  if (text.length > maxListLength) return [text];
  const items: string[] = [];
  for (const piece of text.split(listSeparator).filter(Boolean)) {
    const before = items.at(-1);
    if (before !== undefined && isNote(piece, language)) items.splice(-1, 1, `${before}, ${piece}`);
    else items.push(piece);
  }
  const isCounted = (item: string) => /^[\d½⅓⅔¼¾⅛]/.test(item) && parseIngredientLine(item, language).amount !== null;
  return items.filter(isCounted).length >= 2 ? items.map((item) => item.replace(/\.$/, "")) : [text];
}

function isNote(piece: string, language: Locale): boolean {
  if (parseIngredientLine(piece, language).amount !== null) return false;
  if (language === "de") return /^\p{Ll}/u.test(piece) && !/\p{L} \p{Lu}\p{Ll}+$/u.test(piece);
  const words = piece.split(" ");
  return (
    isDescriptive(words[0] ?? "") ||
    isDescriptive(words.at(-1) ?? "") ||
    /^(?:plus|or|to|for|at|cut|in|about)$/i.test(words[0] ?? "")
  );
}
