import { expect, test } from "vitest";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

const showSeams = (text: string) => hyphenate(text, "de").replaceAll("\u00AD", "|");

test.each([
  ["Schokoladenkekse mit Meersalz", "Schokoladen|kekse mit Meersalz"],
  ["Beerenpfannkuchen für Langschläfer", "Beeren|pfann|kuchen für Langschläfer"],
  ["Vanillekipferl, die zerfallen", "Vanille|kipferl, die zerfallen"],
  ["Geröstete Kürbiscremesuppe", "Geröstete Kürbis|creme|suppe"],
  ["GEMÜSEEINTOPF", "GEMÜSE|EINTOPF"],
])("splits %s", (title, seams) => expect(showSeams(title)).toBe(seams));

test("leaves short words, unknown words and other languages unchanged", () => {
  expect(showSeams("Kürbissuppe und Apfeltarte")).toBe("Kürbissuppe und Apfeltarte");
  expect(showSeams("Zwetschgendatschi")).toBe("Zwetschgendatschi");
  expect(hyphenate("Strawberry milkshakes, butterscotchsauce", "en")).toBe("Strawberry milkshakes, butterscotchsauce");
});
