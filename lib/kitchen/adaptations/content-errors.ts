import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { AdaptationContent, Quantity } from "./adaptation.ts";

interface Known extends Pick<DraftLookups, "ingredients" | "units"> {
  /** Day in the time zone of the site. */
  today: string;
}

/** A reader east of the site may be a day ahead. */
const maxAheadMs = 86_400_000;

/**
 * What a program may send in a content although it means nothing, by field: unknown units and
 * ingredients, ranges without a beginning, ingredients without a name, days to come.
 */
export function findContentErrors(content: AdaptationContent, known: Known): Record<string, string> {
  const errors: [field: string, error: string | false][] = [
    ...content.ingredients.flatMap(({ quantity, swap, base }, index) => [
      ...(quantity ? listQuantityErrors(`content.ingredients.${index}.quantity`, quantity, known, base.quantity) : []),
      ...(swap ? listNameErrors(`content.ingredients.${index}.swap`, swap, known) : []),
    ]),
    ...content.added.flatMap(({ quantity, ...ingredient }, index) => [
      ...listQuantityErrors(`content.added.${index}.quantity`, quantity, known),
      ...listNameErrors(`content.added.${index}`, ingredient, known),
    ]),
    ...content.tries.map(({ date }, index): [string, string | false] => {
      return [`content.tries.${index}.date`, Date.parse(date) > Date.parse(known.today) + maxAheadMs && "dateFuture"];
    }),
  ];
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== false));
}

function listQuantityErrors(
  field: string,
  { amount, amountMax, unit }: Quantity,
  { units }: Known,
  base?: Quantity,
): [string, string | false][] {
  const isKnown = unit === null || unit === base?.unit || units.some(({ code }) => code === unit);
  const isRange = amountMax === null || (amount !== null && amountMax > amount);
  return [
    [`${field}.unit`, !isKnown && "unit"],
    [`${field}.amountMax`, !isRange && "range"],
  ];
}

function listNameErrors(
  field: string,
  { ingredientId, name }: { ingredientId: string | null; name: string },
  { ingredients }: Known,
): [string, string | false][] {
  const isKnown = ingredientId === null || ingredients.some(({ id }) => id === ingredientId);
  return [
    [`${field}.ingredientId`, !isKnown && "unknown"],
    [`${field}.name`, ingredientId === null && name === "" && "required"],
  ];
}
