import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";

export const flourId = "00000000-0000-4000-8000-000000000001";
export const oilId = "00000000-0000-4000-8000-000000000002";
export const eggId = "00000000-0000-4000-8000-000000000003";
export const whiskId = "00000000-0000-4000-8000-000000000004";

const same = (one: string, many = one) => ({ one, many });

/** A small lexicon with units and a utensil. */
export const lookups: DraftLookups = {
  ingredients: [
    { id: flourId, key: "flour", names: { de: same("Mehl"), en: same("flour") } },
    { id: oilId, key: "olive-oil", names: { de: same("Olivenöl"), en: same("olive oil") } },
    { id: eggId, key: "egg", names: { de: same("Ei", "Eier"), en: same("egg", "eggs") } },
  ],
  units: [
    { code: "g", names: { de: same("g"), en: same("g") } },
    { code: "ml", names: { de: same("ml"), en: same("ml") } },
    { code: "tbsp", names: { de: same("EL"), en: same("tbsp") } },
    { code: "pinch", names: { de: same("Prise", "Prisen"), en: same("pinch", "pinches") } },
  ],
  utensils: [{ id: whiskId, names: { de: same("Schneebesen"), en: same("whisk", "whisks") } }],
};
