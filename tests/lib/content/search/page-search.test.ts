import { expect, test } from "vitest";
import { findIngredient, findQuestions } from "#lib/content/search/page-search.ts";

const questions = [
  { title: "Warum fällt mein Kuchen zusammen?", text: "Öffne den Ofen erst, wenn der Teig fest ist." },
  { title: "Woran erkenne ich, dass Hähnchen durch ist?", text: "Bei 74 °C ist das Fleisch gar." },
  { title: "Wie taue ich Fleisch auf?", text: "Im Kühlschrank, ein ganzes Huhn braucht 24 Stunden." },
];
const ask = (search: string) => findQuestions(search, "de", questions).map(({ title }) => title.split(" ")[0]);

test("a question is found by its words, the best match first", () => {
  expect(ask("Kuchen fällt zusammen")).toEqual(["Warum"]);
  expect(ask("Hühnchen")).toEqual(["Woran"]);
  expect(ask("Fleisch")).toEqual(["Wie", "Woran"]);
});

test("a word that is only in an answer finds no question, nor does a small part of the words", () => {
  expect(ask("Ofen")).toEqual([]);
  expect(ask("Kuchen Quastenflosser Steuererklärung Rakete Klavier")).toEqual([]);
  expect(ask("")).toEqual([]);
});

test("an ingredient is found where the search names it alone", () => {
  const pages = [{ title: "Kartoffeln" }, { title: "Olivenöl" }, { title: "Magerquark" }];
  const find = (search: string) => findIngredient(search, "de", pages)?.title;
  expect(find("kartoffel lagern")).toBe("Kartoffeln");
  expect(find("Erdäpfel")).toBe("Kartoffeln");
  expect(find("olivenoel")).toBe("Olivenöl");
  expect(find("Kartoffelsalat")).toBeUndefined();
  expect(find("Kartoffel Quark")).toBeUndefined();
  expect(find("Öl")).toBeUndefined();
  expect(find("schnell")).toBeUndefined();
});
