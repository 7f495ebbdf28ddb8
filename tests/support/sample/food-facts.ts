import type { Localized } from "#lib/platform/i18n/locales.ts";

/**
 * Values that several pages, stories and answers give, so that they agree. Sources: BfR and BZfE on
 * eggs, fish and cooked food, EU 1308/2013 on butter.
 */
export const foodFacts = {
  /** How long raw egg whites keep in the fridge. */
  eggWhites: { de: "2–4 Tage", en: "2–4 days" },
  standingEgg: { de: "zwei bis drei Wochen", en: "two to three weeks" },
  floatingEgg: { de: "Schwimmt es, gehört es in den Müll.", en: "If it floats, throw it away." },
  /** How long cooked food keeps in the fridge. */
  cookedFish: { de: "1 Tag", en: "1 day" },
  cookedPasta: { de: "1 Tag", en: "1 day" },
  /** Core temperatures of salmon, and of fish for people at risk. */
  translucentSalmon: { de: "50 °C", en: "50 °C" },
  cookedSalmon: { de: "60 °C", en: "60 °C" },
  safeFish: { de: "70 °C", en: "70 °C" },
  frozenBasil: {
    de: "Basilikum wird gehackt und gefroren schwarz; püriere es mit Öl und friere es in Eiswürfelformen ein.",
    en: "Chopped and frozen, basil turns black; blend it with oil and freeze it in ice cube trays.",
  },
  frozenHerbs: { de: "6 Monate", en: "6 months" },
  /** Salt per litre of water for pasta and potatoes, and of flour and vegetables. */
  cookingSalt: { de: "10 g", en: "10 g" },
  slawSalt: { de: "20–25 g", en: "20–25 g" },
  soakingSalt: { de: "15 g", en: "15 g" },
  hokkaidoWeight: { de: "1 bis 1,5 kg", en: "1 to 1.5 kg" },
  hokkaidoWedges: { de: "30 bis 40 Minuten", en: "30 to 40 minutes" },
  wholeHokkaido: { de: "2–3 Monate", en: "2–3 months" },
  cutHokkaido: { de: "3–4 Tage", en: "3–4 days" },
  butterFat: { de: "80 %", en: "80%" },
} satisfies Record<string, Localized>;
