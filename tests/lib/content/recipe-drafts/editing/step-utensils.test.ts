import { expect, test } from "vitest";
import { listNamedUtensils } from "#lib/content/recipe-drafts/editing/step-utensils.ts";

const utensil = (id: string, de: [string, string], en: [string, string]) => ({
  id,
  names: { de: { one: de[0], many: de[1] }, en: { one: en[0], many: en[1] } },
});
const utensils = [
  utensil("pot", ["Topf", "Töpfe"], ["pot", "pots"]),
  utensil("pan", ["Pfanne", "Pfannen"], ["frying pan", "frying pans"]),
  utensil("whisk", ["Schneebesen", "Schneebesen"], ["whisk", "whisks"]),
];
const named = (text: string, language: "de" | "en" = "de", used: string[] = []) =>
  listNamedUtensils(text, used, { utensils }, language).map(({ name }) => name);

test("utensils are named by whole words, in either number, in the order of the text", () => {
  expect(named("Mit dem Schneebesen in zwei Töpfen, dann in die Pfanne.")).toEqual(["Schneebesen", "Pfanne"]);
  expect(named("Zwei Töpfe, ein Topf")).toEqual(["Topf"]);
  expect(named("Mit Topflappen und Schneebesen-Aufsatz, Auflauftopf")).toEqual([]);
  expect(named("Heat a FRYING PAN, then whisk.", "en")).toEqual(["frying pan", "whisk"]);
  expect(named("pan-fry with pots", "en")).toEqual(["pot"]);
});

test("those that the step uses are not named again", () => {
  expect(named("Topf und Pfanne", "de", ["pot"])).toEqual(["Pfanne"]);
  expect(named("")).toEqual([]);
});
