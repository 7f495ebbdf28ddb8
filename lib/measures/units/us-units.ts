import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { UsUnit } from "./us-measure.ts";

const same = (name: string) => ({ one: name, many: name });

/** The words of US units; German keeps its own for spoons. */
export const usUnits: Localized<Record<UsUnit, { one: string; many: string }>> = {
  de: {
    quart: { one: "Quart", many: "Quarts" },
    cup: { one: "Cup", many: "Cups" },
    tbsp: same("EL"),
    tsp: same("TL"),
    pinch: { one: "Prise", many: "Prisen" },
    "fl-oz": same("fl oz"),
    oz: same("oz"),
    lb: same("lb"),
    stick: { one: "Stick", many: "Sticks" },
    packet: same("Päckchen"),
    can: { one: "Dose", many: "Dosen" },
    inch: same("Zoll"),
  },
  en: {
    quart: { one: "quart", many: "quarts" },
    cup: { one: "cup", many: "cups" },
    tbsp: same("tbsp"),
    tsp: same("tsp"),
    pinch: { one: "pinch", many: "pinches" },
    "fl-oz": same("fl oz"),
    oz: same("oz"),
    lb: same("lb"),
    stick: { one: "stick", many: "sticks" },
    packet: { one: "packet", many: "packets" },
    can: { one: "can", many: "cans" },
    inch: same("inch piece"),
  },
};
