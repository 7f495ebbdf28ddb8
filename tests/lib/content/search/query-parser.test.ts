import { describe, expect, test } from "vitest";
import { parseQuery } from "#lib/content/search/query-parser.ts";

/** The concepts of all terms, excluded ones with a minus, and the duration. */
function describeQuery(search: string, locale: "de" | "en" = "de") {
  const { terms, excludedTerms, maxMinutes } = parseQuery(search, locale);
  const written = ({ text, conceptGroups }: (typeof terms)[number]) =>
    conceptGroups.length > 0 ? conceptGroups.map((keys) => keys.join("|")).join("+") : `"${text}"`;
  return [
    ...terms.map(written),
    ...excludedTerms.map((term) => `-${written(term)}`),
    ...(maxMinutes ? [maxMinutes] : []),
  ];
}

test.each([
  ["Kürbissuppe", ["pumpkin+soup"]],
  ["Suppe mit Kürbis", ["soup", "pumpkin"]],
  ["Kuerbis KÜRBIS Kurbis", ["pumpkin", "pumpkin", "pumpkin"]],
  ["Erdäpfelsalat", ["potato+salad"]],
  ["potato soup", ["potato", "soup"]],
  ["Kokosmilch", ["coconut-milk"]],
  ["Rezepte mit Karfiol", ["cauliflower"]],
  ["deutsche Küche", ["german"]],
  ["Quiche gluten-free", ["quiche", "gluten-free"]],
  ["Quastenflosser", ['"Quastenflosser"']],
])("%s", (search, expected) => {
  expect(describeQuery(search)).toEqual(expected);
});

test.each([
  ["spring onions", ["spring-onion"]],
  ["Käsekuchen", ["cheesecake"]],
  ["how do I cook with eggplant and cilantro?", ["aubergine", "coriander"]],
])("%s on the English site", (search, expected) => {
  expect(describeQuery(search, "en")).toEqual(expected);
});

describe("exclusions", () => {
  test.each([
    ["Kuchen ohne Ei", ["cake", "-egg"]],
    ["Kuchen ohne Ei und Milch", ["cake", "-egg", "-milk"]],
    ["Kuchen ohne Ei und mit Nüssen", ["cake", "nut", "-egg"]],
    ["Kekse -Schokolade", ["cookie", "-chocolate"]],
    ["cake without nuts or eggs", ["cake", "-nut", "-egg"]],
    ["nut-free cake", ["cake", "-nut"]],
    ["nussfreier Kuchen", ["cake", "-nut"]],
    ["ohne Rosinen", ["-raisin"]],
    ["ohne Quastenflosser", ['-"Quastenflosser"']],
    ["nicht scharf", ["-spicy"]],
    ["ohne Kochen", ["no-cook"]],
    ["glutenfrei", ["gluten-free"]],
    ["Tiramisu ohne rohes Ei", ['"Tiramisu"', '"rohes"', "egg"]],
    ["Low-Carb-Salat", ["low-carb", "salad"]],
    ["ohne", []],
  ])("%s", (search, expected) => {
    expect(describeQuery(search)).toEqual(expected);
  });
});

describe("durations", () => {
  test.each([
    ["Suppe unter 30 min", ["soup", 30]],
    ["Suppe unter 30 Minuten", ["soup", 30]],
    ["30-Minuten-Rezepte", [30]],
    ["soup in half an hour", ["soup", 30]],
    ["soup under an hour", ["soup", 60]],
    ["Suppe in einer halben Stunde", ["soup", 30]],
    ["Kuchen max. 2 Std.", ["cake", 120]],
    ["< 20 min vegan", ["vegan", 20]],
    ["vegan in unter 1 Stunde", ["vegan", 60]],
    ["Suppe mehr als 30 Minuten", ["soup"]],
    ["unter 0 min", [1]],
    ["unter -5 min", [5]],
    ["9999 Stunden", [10_080]],
    ["Suppe unter 99999999999999999999 Minuten", ["soup", 10_080]],
    ["Suppe mehr als 99999 Minuten", ["soup"]],
    ["Suppe unter Zeitdruck", ["soup", '"Zeitdruck"']],
    ["30 Eier", ['"30"', "egg"]],
  ])("%s", (search, expected) => {
    expect(describeQuery(search)).toEqual(expected);
  });
});

test("limits the number of terms", () => {
  for (const search of [
    "",
    "'",
    '"',
    "& | ! :*",
    "\\",
    "((((",
    "a:b:c",
    "-",
    "--",
    "ohne ohne ohne",
    "x ".repeat(100),
  ]) {
    const { terms, excludedTerms } = parseQuery(search, "de");
    expect(terms.length + excludedTerms.length).toBeLessThanOrEqual(24);
  }
});
