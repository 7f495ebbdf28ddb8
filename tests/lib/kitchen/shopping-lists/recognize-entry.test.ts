import { describe, expect, test } from "vitest";
import { createEntryRecognizer } from "#lib/kitchen/shopping-lists/recognize-entry.ts";
import { loadSampleVocabulary } from "./vocabulary.ts";

const vocabulary = await loadSampleVocabulary();
const recognize = createEntryRecognizer(vocabulary);

describe("an own entry", () => {
  test.each([
    ["500 g Champignons", "mushroom", 500, "g"],
    ["mushrooms", "mushroom", null, null],
    ["2 Dosen Tomaten", "canned-tomatoes", 2, "can"],
    ["2 tins tomatoes", "canned-tomatoes", 2, "can"],
    ["1/2 l Milch", "whole-milk", 0.5, "l"],
    ["½ Bund Petersilie", "parsley", 0.5, "bunch"],
    ["ein paar Zwiebeln", "onion", null, null],
    ["red onions", "red-onion", null, null],
    ["2 cups flour", "plain-flour", 2, "cup"],
    ["a bunch of parsley", "parsley", 1, "bunch"],
    ["Möhren", "carrot", null, null],
    ["1 kg Erdäpfel", "potato", 1, "kg"],
    ["Äpfel", "apple", null, null],
    ["3 Knoblauchzehen", "garlic", 3, "clove"],
    ["3 garlic cloves", "garlic", 3, "clove"],
    ["Mehl 500g", "plain-flour", 500, "g"],
  ])("%s is the ingredient %s", (text, key, amount, unit) => {
    expect(recognize(text)).toMatchObject({ ingredient: { id: key }, amount, unit });
  });

  test.each([
    ["Brokkoli", "produce"],
    ["broccoli", "produce"],
    ["braune Champignons", "produce"],
    ["Bio-Eier", "chilled"],
    ["Tomaten, reif", "produce"],
    ["Milch (laktosefrei)", "chilled"],
    ["Brot", "bakery"],
    ["Hackfleisch", "meatAndFish"],
    ["Käse", "chilled"],
    ["Rotwein", "drinks"],
    ["Nudeln", "storeCupboard"],
    ["2 Dosen Mais", "storeCupboard"],
    ["Öl", "storeCupboard"],
  ])("%s has an aisle without being an ingredient of the site", (text, aisle) => {
    expect(recognize(text)).toMatchObject({ ingredient: null, aisle });
  });

  test.each(["Küchenpapier", "Klopapier", "Zahnpasta", "Glühbirne", "Ein Geschenk für Oma", "Can opener", "7up"])(
    "%s stays as it was typed",
    (text) => {
      expect(recognize(text)).toEqual({
        ingredient: null,
        aisle: null,
        amount: null,
        unit: null,
        typedAmount: "",
        name: text,
      });
    },
  );

  test("keeps every word, in amount and name", () => {
    expect(recognize("2 Dosen Tomaten")).toMatchObject({ typedAmount: "2\u00a0Dosen", name: "Tomaten" });
    expect(recognize("500g Mehl")).toMatchObject({ typedAmount: "500\u00a0g", name: "Mehl" });
    expect(recognize("3 Kerzen")).toMatchObject({ typedAmount: "3", name: "Kerzen" });
  });

  test("is no larger than an amount may be", () => {
    expect(recognize("1000000 kg Mehl")).toMatchObject({ amount: null, name: "1000000 kg Mehl" });
  });

  test("every synonym belongs to an ingredient and names no other one", () => {
    const named = vocabulary.ingredients.filter(({ synonyms }) => synonyms.length > 0);
    expect(named.length).toBeGreaterThan(60);
    for (const { id, synonyms } of named) {
      for (const word of synonyms) expect(recognize(word).ingredient?.id, word).toBe(id);
    }
  });
});
