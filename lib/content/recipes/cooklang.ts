import type { Recipe, RecipeIngredient, RecipeStep } from "./recipe.ts";

/**
 * Writes a recipe in Cooklang, in metric units. Each step begins with what it uses, because its
 * sentences may inflect the names; what no step uses stands in a step of its own.
 *
 * @param address absolute address of the recipe's page
 * @see https://cooklang.org/docs/spec/
 */
export function toCooklang(recipe: Recipe, address: string): string {
  const { title, author, servings, duration, tags, steps, groups } = recipe;
  const header = {
    title,
    author: author.name,
    source: address,
    servings: String(servings.amount),
    time: `${duration.total} min`,
    ...(tags.length > 0 && { tags: tags.map((tag) => tag.title).join(", ") }),
  };
  const used = new Set(steps.flatMap(({ ingredients }) => ingredients.map(({ position }) => position)));
  const unused = groups.flatMap(({ ingredients }) => ingredients).filter(({ position }) => !used.has(position));
  return [
    `---\n${Object.entries(header)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join("\n")}\n---`,
    ...(unused.length > 0 ? [unused.map(writeIngredient).join(", ")] : []),
    ...steps.map(writeStep),
    "",
  ].join("\n\n");
}

function writeStep({ heading, text, tip, ingredients, utensils }: RecipeStep): string {
  const used = [...ingredients.map(writeIngredient), ...utensils.map(({ name }) => `#${clean(name)}{}`)].join(", ");
  const paragraph = [used, escapeText(text)].filter(Boolean).join(": ");
  return [heading && `== ${escapeText(heading)} ==`, paragraph, tip && `> ${escapeText(tip)}`]
    .filter(Boolean)
    .join("\n\n");
}

function writeIngredient({ name, amount, amountMax, unit, characteristic }: RecipeIngredient): string {
  const quantity = amount === null ? "" : `${toNumber(amount)}${amountMax === null ? "" : `-${toNumber(amountMax)}`}`;
  const note = characteristic ? `(${clean(characteristic)})` : "";
  return `@${clean(name)}{${quantity}${unit && quantity ? `%${clean(unit)}` : ""}}${note}`;
}

const toNumber = (value: number) => String(Math.round(value * 1000) / 1000);

/** Without the characters that have a meaning inside an ingredient. */
const clean = (text: string) => text.replace(/[@#~{}()%|=\r\n]/g, " ").trim();

/** A space behind a mark, so that it begins no ingredient, and no line break, which ends a step. */
const escapeText = (text: string) =>
  text
    .replace(/[@#~](?=\S)/g, "$& ")
    .replace(/(?<!\s)\s*\n\s*/g, " ")
    .replace(/--/g, "–")
    .replace(/^([>=-])/, " $1");
