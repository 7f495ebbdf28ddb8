import type { Localized } from "#lib/platform/i18n/locales.ts";

/** Recipes of the sample content whose steps have timers. */
export const soup: Localized = {
  de: "/de/rezepte/ofenkuerbissuppe-mit-kernoel",
  en: "/en/recipes/roasted-pumpkin-soup",
};
export const lentils: Localized = {
  de: "/de/rezepte/rote-linsensuppe-mit-minzbutter",
  en: "/en/recipes/red-lentil-soup-with-mint-butter",
};
