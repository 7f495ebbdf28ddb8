import type { ImportedRecipe } from "../imported-recipe.ts";
import { recipeLimits } from "../limits.ts";
import { truncate } from "./plain-text.ts";
import { attachHeadings, splitInstructions } from "./split-instructions.ts";
import { getLine, getValues, hasType, isThing, type Thing, toList, toText } from "./thing.ts";

type Step = ImportedRecipe["steps"][number];

/** Sections within sections; deeper ones are not read. */
const maxDepth = 6;

/**
 * The steps of a recipe. `recipeInstructions` may be one text, a list of texts, steps, or sections
 * of steps; the name of a section becomes the heading of its first step.
 *
 * @see https://schema.org/recipeInstructions
 */
export function getSteps(recipe: Thing): Step[] {
  return attachHeadings(listSteps(getValues(recipe, "recipeInstructions"), 0, new Set()))
    .slice(0, recipeLimits.steps)
    .map(({ heading, text }) => ({
      heading: heading && truncate(heading, recipeLimits.headingLength),
      text: truncate(text, recipeLimits.stepLength),
    }));
}

/** @param seen things that were read: one that stands in several lists is a step once */
function listSteps(values: unknown[], depth: number, seen: Set<Thing>): Step[] {
  if (depth > maxDepth) return [];
  return values.slice(0, recipeLimits.steps).flatMap((value) => {
    const text = toText(value);
    // Several texts are the steps; one alone holds all of them.
    if (text !== null && values.length > 1) return toStep(null, text);
    if (text !== null) return splitInstructions(text).map((line) => ({ heading: null, text: line }));
    if (!isThing(value) || seen.has(value)) return [];
    seen.add(value);
    return listStepsOf(value, depth, seen);
  });
}

function listStepsOf(thing: Thing, depth: number, seen: Set<Thing>): Step[] {
  const item = getValues(thing, "item");
  if (hasType(thing, "ListItem") && item.length > 0) return listSteps(item, depth + 1, seen);
  const parts = [...getValues(thing, "itemListElement"), ...getValues(thing, "steps")];
  if (hasType(thing, "HowToStep")) return toStep(getLine(thing, "name"), getStepText(thing, parts));
  if (parts.length > 0) return addHeading(listSteps(parts, depth + 1, seen), getLine(thing, "name"));
  return toStep(getLine(thing, "name"), getStepText(thing, []));
}

/** The text of a step, or those of its directions and tips. */
function getStepText(step: Thing, parts: unknown[]): string {
  const texts = [...getValues(step, "text"), ...getValues(step, "description")].map(toText);
  const own = texts.find((text) => text?.trim());
  if (own) return own;
  const directions = parts.map((part) => (isThing(part) ? toText(toList(part.text)[0]) : toText(part)));
  return directions.filter(Boolean).join("\n") || (getLine(step, "name") ?? "");
}

function toStep(name: string | null, html: string): Step[] {
  const text = splitInstructions(html).join("\n");
  return text === "" ? [] : [{ heading: isOwnName(name, text) ? name : null, text }];
}

/** Many sites repeat the beginning of the text as its name, or number the steps. */
function isOwnName(name: string | null, text: string): boolean {
  if (!name || /^(?:schritt|step|nr\.?)?\s*\d+\W*$/i.test(name)) return false;
  return !text.replaceAll("\n", " ").startsWith(name.replace(/(?<!\s)\s*(?:…|\.\.\.)$/, ""));
}

function addHeading(steps: Step[], heading: string | null): Step[] {
  if (!heading) return steps;
  return steps.map((step, index) => {
    if (index > 0) return step;
    return { ...step, heading: step.heading ? `${heading}: ${step.heading}` : heading };
  });
}
