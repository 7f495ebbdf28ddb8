import type { ImportedRecipe } from "../imported-recipe.ts";
import { toPlainText } from "./plain-text.ts";

/** "1. ", "2) ", "Schritt 3: " before a step. A number with a unit ("2 EL Öl") is not one. */
const numberPattern = /^(?:(?:schritt|step)\s*\d{1,2}\s*[.):–-]?|\d{1,2}\s*[.)])(?=\s|$)\s*/i;

/**
 * Splits a text into the texts of steps, without their numbers: at its lines, or at the numbers of
 * a text in one line.
 */
export function splitInstructions(html: string): string[] {
  return splitLines(toPlainText(html))
    .map((line) => line.replace(numberPattern, "").trim())
    .filter(Boolean);
}

/** A short line with a colon at its end becomes the heading of the step after it. */
export function attachHeadings(steps: ImportedRecipe["steps"]): ImportedRecipe["steps"] {
  return steps.flatMap((step, index) => {
    const previous = steps[index - 1];
    if (isHeading(step) && index < steps.length - 1) return [];
    const heading = step.heading ?? (previous && isHeading(previous) ? previous.text.slice(0, -1).trim() : null);
    return [{ ...step, heading }];
  });
}

function isHeading({ heading, text }: ImportedRecipe["steps"][number]): boolean {
  return heading === null && /^[^.!?\n]{2,80}:$/.test(text);
}

function splitLines(text: string): string[] {
  if (text.includes("\n")) return text.split("\n");
  const starts = listNumberedStarts(text);
  if (starts.length < 2) return [text];
  const pieces = starts.map((start, index) => text.slice(start, starts[index + 1]));
  return [text.slice(0, starts[0]).trim(), ...pieces];
}

/** Where "1.", "2.", "3." stand in a text, if they are in this order. */
function listNumberedStarts(text: string): number[] {
  const starts: number[] = [];
  for (const { index, 1: number } of text.matchAll(/(?<=^|\s)(\d{1,2})[.)]\s+(?=\p{Lu})/gu)) {
    if (Number(number) === starts.length + 1) starts.push(index);
  }
  return starts;
}
