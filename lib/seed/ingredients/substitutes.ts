import type { Localized } from "#lib/i18n/locales.ts";
import type { Country } from "#lib/units/country.ts";
import type { IngredientKey } from "../seed-types.ts";

/**
 * What to use where shops of a country do not have an ingredient; read after "or": "or full-fat
 * sour cream".
 */
export const substitutes: Readonly<Record<IngredientKey, Partial<Record<Country, Localized>>>> = {
  "low-fat-quark": {
    us: {
      de: "über Nacht abgetropfter griechischer Magerjoghurt",
      en: "nonfat Greek yogurt, drained overnight",
    },
  },
  "sour-cream": { us: { de: "Crème fraîche oder Sour Cream", en: "crème fraîche, which is closer to German Schmand" } },
  "creme-fraiche": { us: { de: "Sour Cream mit vollem Fettgehalt", en: "full-fat sour cream" } },
  "vanilla-sugar": {
    us: {
      de: "je Päckchen 2 TL Zucker und ½ TL Vanilleextrakt",
      en: "2 tsp sugar and ½ tsp vanilla extract per packet",
    },
  },
  "mountain-cheese": { us: { de: "Gruyère", en: "Gruyère" } },
  "clarified-butter": { us: { de: "Ghee", en: "ghee" } },
  guanciale: { de: { de: "Pancetta", en: "pancetta" }, us: { de: "Pancetta", en: "pancetta" } },
  "smoked-bacon": { us: { de: "dick geschnittener Bacon", en: "thick-cut smoked bacon" } },
  "hokkaido-pumpkin": { us: { de: "Kabocha-Kürbis", en: "kabocha squash" } },
  "gingerbread-spice": { us: { de: "Pumpkin Pie Spice", en: "pumpkin pie spice" } },
  "baking-wafer": {
    us: { de: "rund ausgeschnittenes Esspapier", en: "edible wafer paper, cut into rounds" },
  },
  "butter-biscuit": { us: { de: "Graham Crackers", en: "graham crackers" } },
  mustard: { us: { de: "Dijonsenf", en: "Dijon mustard" } },
  "garden-cress": { us: { de: "Radieschensprossen oder Rucola", en: "radish sprouts or arugula" } },
  "pumpkin-seed-oil": { us: { de: "Walnussöl", en: "walnut oil" } },
  "fresh-yeast": {
    de: { de: "ein Drittel der Menge Trockenhefe", en: "a third of the amount of dried yeast" },
  },
  "kashmiri-chilli-powder": {
    de: {
      de: "zwei Teile edelsüßes Paprikapulver und ein Teil Cayennepfeffer",
      en: "two parts sweet paprika and one part cayenne pepper",
    },
  },
};
