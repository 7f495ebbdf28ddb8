import { describe, expect, test } from "vitest";
import { parseQuantities } from "#lib/units/parse-quantity.ts";

const first = (text: string) => {
  const [quantity] = parseQuantities(text);
  return quantity && [quantity.amount, quantity.unit, quantity.typed, quantity.name];
};

describe("a quantity", () => {
  test.each([
    ["500 g Champignons", 500, "g", "500 g", "Champignons"],
    ["500g Champignons", 500, "g", "500g", "Champignons"],
    ["2 Dosen Tomaten", 2, "can", "2 Dosen", "Tomaten"],
    ["1/2 l Milch", 0.5, "l", "1/2 l", "Milch"],
    ["½ Bund Petersilie", 0.5, "bunch", "½ Bund", "Petersilie"],
    ["1½ l Milch", 1.5, "l", "1½ l", "Milch"],
    ["1 1/2 cups of flour", 1.5, "cup", "1 1/2 cups", "flour"],
    ["0,5 l Sahne", 0.5, "l", "0,5 l", "Sahne"],
    ["1.5 kg potatoes", 1.5, "kg", "1.5 kg", "potatoes"],
    ["1.000 g Mehl", 1000, "g", "1.000 g", "Mehl"],
    ["6–8 Tomaten", 8, null, "6–8", "Tomaten"],
    ["6 bis 8 Tomaten", 8, null, "6 bis 8", "Tomaten"],
    ["2x Milch", 2, null, "2x", "Milch"],
    ["2 x 400 g Tomaten", 800, "g", "2 x 400 g", "Tomaten"],
    ["1 Pfund Spargel", 500, "g", "1 Pfund", "Spargel"],
    ["8 fl oz milk", 8, "fl-oz", "8 fl oz", "milk"],
    ["3 Becher Sahne", 3, "tub", "3 Becher", "Sahne"],
    ["2 Pck. Backpulver", 2, "package", "2 Pck.", "Backpulver"],
    ["1 kleine Dose Mais", 1, "can", "1 kleine Dose", "Mais"],
    ["ca. 500 g Mehl", 500, "g", "ca. 500 g", "Mehl"],
    ["3 Stück Ingwer", 3, null, "3 Stück", "Ingwer"],
    ["Champignons 500 g", 500, "g", "500 g", "Champignons"],
    ["Milch (2 l)", 2, "l", "2 l", "Milch"],
    ["Milch 2x", 2, null, "2x", "Milch"],
    ["ein paar Zwiebeln", null, null, "ein paar", "Zwiebeln"],
    ["a bunch of parsley", 1, "bunch", "a bunch", "parsley"],
    ["half a pound of butter", 0.5, "lb", "half a pound", "butter"],
    ["ein halbes Pfund Butter", 250, "g", "ein halbes Pfund", "Butter"],
    ["ein Dutzend Eier", 12, null, "ein Dutzend", "Eier"],
    ["Bund Dill", 1, "bunch", "Bund", "Dill"],
  ])("is read from %s", (text, amount, unit, typed, name) => {
    expect(first(text)).toEqual([amount, unit, typed, name]);
  });

  test.each([
    ...["Küchenpapier", "7up", "3er-Pack Socken", "Mehl Type 405", "3,5 % Milch", "1.5.2026 Geburtstag"],
    ...["500 g", "2 l", "0 Eier", "1/0 Eier", "", "½", "12"],
  ])("is not read from %s", (text) => {
    expect(parseQuantities(text)).toEqual([]);
  });

  test("of words or of a unit alone is marked, because names begin like that, too", () => {
    expect(parseQuantities("Can opener")).toMatchObject([{ isNumeric: false }]);
    expect(parseQuantities("Ein Geschenk")).toMatchObject([{ isNumeric: false }]);
    expect(parseQuantities("3 Kerzen")).toMatchObject([{ isNumeric: true }]);
  });
});
