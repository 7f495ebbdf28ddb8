import { describe, expect, test } from "vitest";
import { parseQuantities } from "#lib/measures/units/parse-quantity.ts";

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
    ["6 Bis 8 Tomaten", 8, null, "6 Bis 8", "Tomaten"],
    ["2x Milch", 2, null, "2x", "Milch"],
    ["2 x 400 g Tomaten", 800, "g", "2 x 400 g", "Tomaten"],
    ["2x400 g Tomaten", 800, "g", "2x400 g", "Tomaten"],
    ["12 × 400 g Tomaten", 4800, "g", "12 × 400 g", "Tomaten"],
    ["2 x 3 Tomaten", 6, null, "2 x 3", "Tomaten"],
    ["12x Milch ", 12, null, "12x", "Milch"],
    ["1 Pfund Spargel", 500, "g", "1 Pfund", "Spargel"],
    ["8 fl oz milk", 8, "fl-oz", "8 fl oz", "milk"],
    ["8 Fl. oz. milk", 8, "fl-oz", "8 Fl. oz.", "milk"],
    ["8 fl ounces of milk", 8, "fl-oz", "8 fl ounces", "milk"],
    ["2 fl whole milk", 2, null, "2", "fl whole milk"],
    ["2 thin oz steaks", 2, null, "2", "thin oz steaks"],
    ["2 kg  Mehl", 2, "kg", "2 kg", "Mehl"],
    ["2 cups of  flour", 2, "cup", "2 cups", "flour"],
    ["2 cups  of flour", 2, "cup", "2 cups", "flour"],
    ["2 jars hearts of palm", 2, "jar", "2 jars", "hearts of palm"],
    ["3 von den Äpfeln", 3, null, "3", "den Äpfeln"],
    ["2 Dosen", 2, null, "2", "Dosen"],
    ["3 Becher Sahne", 3, "tub", "3 Becher", "Sahne"],
    ["2 Pck. Backpulver", 2, "package", "2 Pck.", "Backpulver"],
    ["1 kleine Dose Mais", 1, "can", "1 kleine Dose", "Mais"],
    ["1 kleine  Dose Mais", 1, "can", "1 kleine  Dose", "Mais"],
    ["2 Große Dosen Mais", 2, "can", "2 Große Dosen", "Mais"],
    ["2 large cans of corn", 2, "can", "2 large cans", "corn"],
    ["1 kleine Dose", 1, null, "1", "kleine Dose"],
    ["1 halbes Pfund Butter", 250, "g", "1 halbes Pfund", "Butter"],
    ["1 half bunch of dill", 0.5, "bunch", "1 half bunch", "dill"],
    ["3 halbe Hähnchen", 3, null, "3", "halbe Hähnchen"],
    ["ca. 500 g Mehl", 500, "g", "ca. 500 g", "Mehl"],
    ["ca 500 g Mehl", 500, "g", "ca 500 g", "Mehl"],
    ["ca.  500 g Mehl", 500, "g", "ca.  500 g", "Mehl"],
    ["approx 2 cups flour", 2, "cup", "approx 2 cups", "flour"],
    ["500 g Tomaten, etwa Roma", 500, "g", "500 g", "Tomaten, etwa Roma"],
    ["3 Stück Ingwer", 3, null, "3 Stück", "Ingwer"],
    ["Champignons 500 g", 500, "g", "500 g", "Champignons"],
    ["Milch (2 l)", 2, "l", "2 l", "Milch"],
    ["Mehl: 1 kg", 1, "kg", "1 kg", "Mehl"],
    ["Mehl – 500 g", 500, "g", "500 g", "Mehl"],
    ["Cola 12 x 1 l", 12, "l", "12 x 1 l", "Cola"],
    ["Tomaten (2x400 g)", 800, "g", "2x400 g", "Tomaten"],
    ["Milch 2x", 2, null, "2x", "Milch"],
    ["Milch, 12 x", 12, null, "12 x", "Milch"],
    ["Milch x2", 2, null, "x2", "Milch"],
    ["Milch x 12", 12, null, "x 12", "Milch"],
    ["ein paar  Zwiebeln", null, null, "ein paar", "Zwiebeln"],
    ["a bunch of parsley", 1, "bunch", "a bunch", "parsley"],
    ["half a pound of butter", 0.5, "lb", "half a pound", "butter"],
    ["ein halbes Pfund Butter", 250, "g", "ein halbes Pfund", "Butter"],
    ["ein  halbes Pfund Butter", 250, "g", "ein  halbes Pfund", "Butter"],
    ["half  a dozen eggs", 6, null, "half  a dozen", "eggs"],
    ["Zwei große Dosen Mais", 2, "can", "Zwei große Dosen", "Mais"],
    ["ein Dutzend Eier", 12, null, "ein Dutzend", "Eier"],
    ["Bund Dill", 1, "bunch", "Bund", "Dill"],
  ])("is read from %s", (text, amount, unit, typed, name) => {
    expect(first(text)).toEqual([amount, unit, typed, name]);
  });

  test.each([
    "Küchenpapier",
    "7up",
    "3er-Pack Socken",
    "Mehl Type 405",
    "3,5 % Milch",
    "1.5.2026 Geburtstag",
    "Milch 2x fettarm",
    "Salz und etwas Pfeffer",
    "Drei",
    "pro Portion 2 Eier",
    "500 g",
    "2 l",
    "0 Eier",
    "1/0 Eier",
    "",
    "½",
    "12",
  ])("is not read from %s", (text) => {
    expect(parseQuantities(text)).toEqual([]);
  });

  test("of words or of a unit alone is marked, because names begin like that, too", () => {
    expect(parseQuantities("Can opener")).toMatchObject([{ isNumeric: false }]);
    expect(parseQuantities("Ein Geschenk")).toMatchObject([{ isNumeric: false }]);
    expect(parseQuantities("ein paar Kerzen")).toMatchObject([{ isNumeric: false }]);
    expect(parseQuantities("3 Kerzen")).toMatchObject([{ isNumeric: true }]);
  });

  test("is read in one way where there is one", () => {
    expect(parseQuantities("3 halbe Hähnchen")).toHaveLength(1);
    expect(parseQuantities("halbe Dose Mais").map(({ amount }) => amount)).toEqual([0.5, 0.5]);
  });
});
