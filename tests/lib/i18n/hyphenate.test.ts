import { expect, test } from "vitest";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

const shown = (text: string) => hyphenate(text, "de").replaceAll("\u00AD", "|");

test.each([
  ["Schokoladenkekse mit Meersalz", "Schokoladen|kekse mit Meersalz"],
  ["Beerenpfannkuchen für Langschläfer", "Beeren|pfann|kuchen für Langschläfer"],
  ["Vanillekipferl, die zerfallen", "Vanille|kipferl, die zerfallen"],
  ["Geröstete Kürbiscremesuppe", "Geröstete Kürbis|creme|suppe"],
  ["GEMÜSEEINTOPF", "GEMÜSE|EINTOPF"],
])("%s", (title, seams) => expect(shown(title)).toBe(seams));

test("short words, unknown words and other languages stay whole", () => {
  expect(shown("Kürbissuppe und Apfeltarte")).toBe("Kürbissuppe und Apfeltarte");
  expect(shown("Zwetschgendatschi")).toBe("Zwetschgendatschi");
  expect(hyphenate("Strawberry milkshakes, butterscotchsauce", "en")).toBe("Strawberry milkshakes, butterscotchsauce");
});
