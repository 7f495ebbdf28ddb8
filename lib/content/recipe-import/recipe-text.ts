import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";
import { splitTrimmed } from "#lib/platform/text/split-trimmed.ts";
import { detectLanguage } from "./detect-language.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import { isIngredientLike, isStepLike, splitList, toIngredientGroups } from "./ingredient-section.ts";
import { isSourceLine, readIntroduction } from "./introduction.ts";
import { type RecipeFacts, readFacts, readServings } from "./recipe-facts.ts";
import { readSectionHeading, type Section } from "./section-headings.ts";
import { toSteps } from "./step-section.ts";
import { type TextLine, toLines } from "./text-lines.ts";

type LinesBySection = Record<Section | "introduction", TextLine[]>;

/**
 * Reads a recipe from a pasted text: a mail, a note or a web page in German or English, with or
 * without headings. What is neither ingredient, step nor fact is in the description or the chef's
 * note, except for nutrition, which the site computes itself. Reads up to `textLimits`.
 *
 * @param language of the text, where it is known; otherwise it is detected.
 */
export function parseRecipeText(text: string, language?: Locale): ImportedRecipe {
  const lines = toLines(text);
  const detected = language ?? detectLanguage(lines.map((line) => line.text).join("\n"));
  const locale = detected ?? defaultLocale;
  const { sections, facts } = sortLines(lines, locale);
  const steps = toSteps(sections.steps);
  const notes = sections.notes.map((line) => line.text).join("\n");
  return {
    language: detected,
    ...readIntroduction(sections.introduction),
    servings: facts.servings ?? null,
    duration: toDuration(facts),
    difficulty: facts.difficulty ?? null,
    ingredientGroups: toIngredientGroups(sections.ingredients, locale),
    steps,
    utensils: sections.utensils.flatMap((line) => splitTrimmed(line.text, /[,;]/)),
    chefsNote: notes === "" ? null : notes,
  };
}

function toDuration({ preparation, baking, resting, total }: RecipeFacts): ImportedRecipe["duration"] {
  const rest = (total ?? 0) - (baking ?? 0) - (resting ?? 0);
  return {
    preparation: preparation ?? (rest > 0 ? rest : null),
    baking: baking ?? null,
    resting: resting ?? null,
  };
}

/** What a recipe ends with; it is no step. */
const farewell =
  /^(?:guten appetit|viel spaß|viel erfolg|lass(?:t|en)? (?:es|sie)|gutes gelingen|enjoy|bon app|liebe grüße|lieben gruß|viele grüße|herzliche grüße|lg\b|best wishes|kind regards|love,|cheers)/i;

const nutrient =
  /^(?:kalorien|calories|energ|brennwert|fett|fat|eiwei|protein|kohlenhydrat|carb|zucker|sugar|salz|salt|ballast|fib|sodium|cholest|satur|davon|kcal|kj|pro|per|amount|nährwert|nutri)/i;

const nutrientWord =
  /(?:kalorien|calories|energie|energy|brennwert|fett|fat|eiwei|protein|kohlenhydrat|carb|zucker|sugar|salz|salt|ballast|fibre|fiber|sodium|cholest|kcal|kj)/i;

/** Whether a line of the nutrition is one: a value, or the name of one in a line of its own. */
function isNutrition(text: string): boolean {
  if (text.length > 120 || /[!?]$|\p{L}{3}\.$/u.test(text)) return false;
  if (!/\d/.test(text)) return nutrient.test(text) && text.split(" ").length <= 3;
  return nutrient.test(text) || nutrientWord.test(text) || /^[\d.,\s]+(?:k?g|mg|µg|%)?$/i.test(text);
}

/** Sorts the lines into the sections of a recipe. Facts are taken out of any section. */
function sortLines(lines: TextLine[], language: Locale): { sections: LinesBySection; facts: RecipeFacts } {
  const sections: LinesBySection = {
    introduction: [],
    ingredients: [],
    steps: [],
    notes: [],
    utensils: [],
    nutrition: [],
  };
  const has = (section: Section) => lines.some((line) => readSectionHeading(line)?.section === section);
  const [hasIngredients, hasSteps] = [has("ingredients"), has("steps")];
  let facts: RecipeFacts = {};
  let current: keyof LinesBySection = "introduction";
  /** Within a tip between two steps: "Tipp: …" above "3. …". */
  let isTip = false;
  for (const [index, line] of lines.entries()) {
    const heading = readSectionHeading(line);
    if (heading) {
      isTip = heading.section === "notes" && heading.rest !== "" && current === "steps";
      current = heading.section;
      facts = { ...readServings(heading.detail), ...facts };
      if (heading.group)
        sections[current].push({ ...line, text: capitalize(heading.group, language), mark: "heading" });
      if (heading.rest) sections[current].push({ ...line, text: heading.rest, mark: null });
      continue;
    }
    if (isTip && line.mark === "number") current = "steps";
    if (isSourceLine(line.text)) {
      sections.introduction.push(line);
      continue;
    }
    const isStep = current === "steps" && (line.mark !== null || !/[:|]|zeit(?!\p{L})|time(?!\p{L})/iu.test(line.text));
    const found = isStep ? null : readFacts(line.text);
    if (found) {
      facts = { ...found.facts, ...facts };
      if (found.rest) sections.introduction.push({ ...line, text: found.rest });
      continue;
    }
    if (current === "introduction" && !hasIngredients && beginsList(lines, index, language)) current = "ingredients";
    if (current === "ingredients" && !hasSteps && isStepLike(line, language)) current = "steps";
    if (current === "steps" && line.text.length < 80 && farewell.test(line.text)) current = "notes";
    if (current === "nutrition" && !isNutrition(line.text)) current = "notes";
    sections[current].push(line);
  }
  return { sections, facts };
}

/** A list in one line, an ingredient that another one follows, or a heading above two of them. */
function beginsList(lines: TextLine[], index: number, language: Locale): boolean {
  if (splitList(lines[index]?.text ?? "", language).length > 1) return true;
  const [first, second, third] = lines.slice(index, index + 3).map((line) => isIngredientLike(line, language));
  if (first) return second === true || third === true;
  const isGroup = /^(?:für (?:den|die|das)|for the) |:$/iu.test(lines[index]?.text ?? "");
  return isGroup && second === true && third === true;
}
