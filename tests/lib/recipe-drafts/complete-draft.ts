import { type DraftContent, draftContentSchema } from "#lib/recipe-drafts/draft.ts";

/** A draft that can be submitted; `changes` overrides fields. Its references have to exist. */
export function completeDraft(
  references: { pictureId: string; flour: string; egg: string },
  changes: object = {},
): DraftContent {
  const { pictureId, flour, egg } = references;
  return draftContentSchema.parse({
    language: "de",
    title: { de: "Käsespätzle" },
    summary: { de: "Mit Röstzwiebeln." },
    difficulty: "easy",
    servings: { amount: 4 },
    duration: { preparation: 30, resting: 10 },
    pictureId,
    groups: [
      {
        heading: { de: "Teig" },
        ingredients: [
          { id: "flour", ingredientId: flour, name: "Mehl", amount: 400, unit: "g" },
          { id: "egg", ingredientId: egg, name: "Eier", amount: 4, amountMax: 5, characteristic: { de: "verquirlt" } },
        ],
      },
    ],
    steps: [
      {
        id: "dough",
        heading: { de: "Teig rühren" },
        text: { de: "{400 g flour} Mehl mit den Eiern verrühren und {10 min} ruhen lassen." },
        ingredients: [{ id: "flour" }, { id: "egg", amount: 4 }],
      },
    ],
    ...changes,
  });
}
