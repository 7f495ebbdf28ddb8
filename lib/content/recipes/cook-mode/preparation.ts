import type { RecipeTextPart } from "#lib/measures/markup/recipe-text.ts";
import type { Recipe, RecipeIngredient } from "../recipe.ts";

const kinds = ["soften", "cut", "weigh"] as const;
type PreparationKind = (typeof kinds)[number];

export interface PreparationRow {
  ingredient: RecipeIngredient;
  noteParts: RecipeTextPart[];
  /** The heading of its part of the recipe, where several parts need the same ingredient. */
  part: string;
}

/** What is to be done before the first step: brought to room temperature, cut, weighed. */
export interface PreparationGroup {
  kind: PreparationKind;
  rows: PreparationRow[];
}

const roomTemperature = /zimmerwarm|zimmertemperatur|raumtemperatur|room temperature|softened/iu;
const soft = /\b(?:weiche?|soft)\b/iu;
const weighedUnits = new Set<string | null>(["g", "kg", "ml", "l"]);

/**
 * Lists what a cook gets ready before the heat, each ingredient once. A recipe without heat leaves
 * time to weigh at each step.
 */
export function listPreparation({ groups, duration }: Pick<Recipe, "groups" | "duration">): PreparationGroup[] {
  const isHeated = duration.baking > 0;
  const rows = groups.flatMap(({ heading, ingredients }) =>
    ingredients.map((ingredient) => ({ heading, ingredient, kind: toKind(ingredient, isHeated) })),
  );
  const isRepeated = ({ names }: RecipeIngredient) =>
    rows.filter(({ ingredient }) => ingredient.names.one === names.one).length > 1;
  const list = (kind: PreparationKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ heading, ingredient }) => ({
        ingredient,
        noteParts: toNote(kind, ingredient),
        part: isRepeated(ingredient) ? heading : "",
      }));
  return kinds.map((kind) => ({ kind, rows: list(kind) })).filter((group) => group.rows.length > 0);
}

function toKind(ingredient: RecipeIngredient, isHeated: boolean): PreparationKind | null {
  const { characteristic, addition, amount, unitCode, usForm } = ingredient;
  const note = `${characteristic} ${addition}`;
  // Other soft things than butter are bought so, such as tofu.
  if (roomTemperature.test(note) || (usForm === "stick" && soft.test(note))) return "soften";
  if (characteristic !== "") return "cut";
  return isHeated && amount !== null && weighedUnits.has(unitCode) ? "weigh" : null;
}

function toNote(kind: PreparationKind, { preparationParts, noteParts }: RecipeIngredient): RecipeTextPart[] {
  if (kind === "weigh") return [];
  return kind === "cut" ? preparationParts : noteParts;
}
