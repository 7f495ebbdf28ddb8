import type { Localized } from "#lib/platform/i18n/locales.ts";

/**
 * Units in which shops sell, beside those that recipes use (the table of units). Only entries of
 * readers have them.
 */
export const shopUnits: Record<string, Localized<{ one: string; many: string }>> = {
  jar: { de: { one: "Glas", many: "Gläser" }, en: { one: "jar", many: "jars" } },
  bottle: { de: { one: "Flasche", many: "Flaschen" }, en: { one: "bottle", many: "bottles" } },
  tub: { de: { one: "Becher", many: "Becher" }, en: { one: "tub", many: "tubs" } },
  bag: { de: { one: "Beutel", many: "Beutel" }, en: { one: "bag", many: "bags" } },
  pack: { de: { one: "Packung", many: "Packungen" }, en: { one: "pack", many: "packs" } },
  crate: { de: { one: "Kiste", many: "Kisten" }, en: { one: "crate", many: "crates" } },
  carton: { de: { one: "Karton", many: "Kartons" }, en: { one: "carton", many: "cartons" } },
  net: { de: { one: "Netz", many: "Netze" }, en: { one: "net", many: "nets" } },
  tube: { de: { one: "Tube", many: "Tuben" }, en: { one: "tube", many: "tubes" } },
  bar: { de: { one: "Tafel", many: "Tafeln" }, en: { one: "bar", many: "bars" } },
  cube: { de: { one: "Würfel", many: "Würfel" }, en: { one: "cube", many: "cubes" } },
  roll: { de: { one: "Rolle", many: "Rollen" }, en: { one: "roll", many: "rolls" } },
  head: { de: { one: "Kopf", many: "Köpfe" }, en: { one: "head", many: "heads" } },
  bulb: { de: { one: "Knolle", many: "Knollen" }, en: { one: "bulb", many: "bulbs" } },
  loaf: { de: { one: "Laib", many: "Laibe" }, en: { one: "loaf", many: "loaves" } },
  punnet: { de: { one: "Schale", many: "Schalen" }, en: { one: "punnet", many: "punnets" } },
  mug: { de: { one: "Tasse", many: "Tassen" }, en: { one: "mug", many: "mugs" } },
};
