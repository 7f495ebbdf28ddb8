import { locales } from "#lib/i18n/locales.ts";
import type { Source } from "./document.ts";
import { meaningsIn } from "./meanings.ts";
import { contained } from "./vocabulary.ts";

/** Ways of eating a recipe may suit, as somebody must be able to rely on them. */
export const needs = ["pescatarian", "vegetarian", "vegan", "gluten-free", "lactose-free", "low-carb"] as const;
export type Need = (typeof needs)[number];

/** A recipe that suits a way of eating, as the search keeps it. */
export const suits = (need: Need) => `suits:${need}`;

const meat = ["meat", "burger", "schnitzel", "roast", "roulade", "goulash", "kebab", "haggis"];
const swims = ["fish", "seafood", "sushi"];

/** Meanings of ingredients that speak against it, and everything narrower. */
const against: Record<Need, readonly string[]> = {
  pescatarian: meat,
  // Parmesan is made with calf rennet.
  vegetarian: [...meat, ...swims, "parmesan"],
  vegan: [...meat, ...swims, "egg", "dairy", "honey"],
  "gluten-free": ["gluten"],
  "lactose-free": ["dairy"],
  "low-carb": ["gluten", "rice"],
};

/** Bought as a whole and named no closer, these may have flour, eggs, milk and more in them. */
const composed = new Set([
  ...["bread", "toast", "pizza", "quiche", "pasta", "spaetzle", "lasagne", "dumpling", "cookie", "cake", "tart"],
  ...["crumble", "pancake", "waffle", "muffin", "brownie", "gugelhupf", "cheesecake", "mousse", "shake"],
  ...["vanilla-sauce", "sauce", "dip", "sourdough"],
]);

/** Tags of which its author must have said one; none where the ingredients say it all. */
const said: Record<Need, readonly string[]> = {
  pescatarian: [],
  vegetarian: ["vegetarian", "vegan"],
  vegan: ["vegan"],
  "gluten-free": ["gluten-free"],
  "lactose-free": ["lactose-free"],
  "low-carb": ["low-carb"],
};

/**
 * What a recipe suits: its author says so and no ingredient speaks against it. An ingredient nobody knows speaks against everything, and
 * so does having none.
 */
export function suitsOf({ type, tags, ingredients }: Pick<Source, "type" | "tags" | "ingredients">): string[] {
  if (type !== "recipe" || ingredients.length === 0) return [];
  const known = ingredients.map(({ names }) => locales.flatMap((locale) => meaningsIn(names[locale] ?? "", locale)));
  if (known.some((meanings) => meanings.length === 0)) return [];
  const named = known.flat();
  const inside = new Set(named.flatMap(contained));
  const isUnclear = named.some((key) => composed.has(key));
  const fits = (need: Need) =>
    !isUnclear &&
    !against[need].some((key) => inside.has(key)) &&
    (said[need].length === 0 || tags.some(({ key }) => said[need].includes(key)));
  return needs.filter(fits).map(suits);
}
