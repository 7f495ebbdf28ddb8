import { listReferences } from "#lib/content/stories/body-references.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { LintContext, LintedPicture, LintedRecipe, LintedStory, RecipeTexts } from "./content.ts";
import type { ItemRows } from "./content-queries.ts";

type Head = ItemRows["heads"][number];

/** Converts the rows of a recipe to what the rules read. */
export function toLintedRecipe(head: Head, rows: ItemRows, { ingredients }: LintContext): LintedRecipe | null {
  const { item, recipe } = head;
  if (!recipe) return null;
  const { preparation, baking, resting, ovenCelsius } = recipe;
  return {
    texts: toTexts(item.id, rows),
    duration: { preparation, baking, resting },
    ovenCelsius,
    rows: (rows.ingredients.get(item.id) ?? []).map(({ itemId: _, position: __, ...row }) => {
      const names = ingredients.get(row.key);
      return { ...row, names: { de: names?.de.one ?? row.key, en: names?.en.one ?? row.key } };
    }),
    utensils: recipe.utensils.map(({ utensilId, size }) => {
      const utensil = rows.utensils.get(utensilId);
      const { de, en } = utensil?.names ?? {};
      return { key: utensil?.key ?? "", names: { de: de?.one ?? "", en: en?.one ?? "" }, size: size ?? {} };
    }),
    steps: recipe.steps.map((step) => ({
      ingredients: step.ingredients.map(({ position, amount }) => ({ row: position, amount: amount ?? null })),
    })),
    pictures: [
      ...findPicture(rows, "picture", null, item.pictureId),
      ...recipe.steps.flatMap((step, index) => findPicture(rows, "step", index, step.pictureId)),
    ],
    tags: (rows.tags.get(item.id) ?? []).map(({ key }) => key),
  };
}

function toTexts(itemId: string, rows: ItemRows): Partial<Localized<RecipeTexts>> {
  const heads = new Map(rows.texts.get(itemId)?.map((text) => [text.locale, text]));
  return Object.fromEntries(
    (rows.recipeTexts.get(itemId) ?? []).flatMap(({ locale, steps, ...text }) => {
      const head = heads.get(locale);
      const written = steps.map(({ heading, text, tip }) => ({ heading, text, tip: tip ?? "" }));
      return head ? [[locale, { ...head, ...text, steps: written }]] : [];
    }),
  );
}

/** Converts the rows of a story to what the rules read. */
export function toLintedStory({ item }: Head, rows: ItemRows): LintedStory {
  const heads = new Map(rows.texts.get(item.id)?.map((text) => [text.locale, text]));
  const bodies = (rows.storyTexts.get(item.id) ?? []).toSorted((a, b) => rank(a) - rank(b));
  const blocks = bodies[0]?.body ?? [];
  return {
    texts: Object.fromEntries(
      bodies.flatMap(({ locale, body }) => {
        const head = heads.get(locale);
        return head ? [[locale, { ...head, body }]] : [];
      }),
    ),
    // Both languages show the same pictures; where they do not, the translation is at fault.
    pictures: [
      ...findPicture(rows, "picture", null, item.pictureId),
      ...blocks.flatMap((block, index) =>
        listReferences(block, "picture").flatMap((id) => findPicture(rows, "block", index, id)),
      ),
    ],
  };
}

const rank = ({ locale }: { locale: (typeof locales)[number] }) => locales.indexOf(locale);

function findPicture(
  { pictures }: ItemRows,
  field: LintedPicture["field"],
  index: number | null,
  id: string | null | undefined,
): LintedPicture[] {
  const picture = id ? pictures.get(id) : undefined;
  return picture ? [{ field, index, width: picture.width, height: picture.height, alts: picture.alts }] : [];
}
