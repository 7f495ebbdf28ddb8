import { describe, expect, test } from "vitest";
import { readFacts } from "#lib/content/recipe-import/recipe-facts.ts";

describe("a line of facts", () => {
  test.each([
    ["Für 4 Personen", { servings: { amount: 4, type: "portion" } }],
    ["Für 4 Pers.", { servings: { amount: 4, type: "portion" } }],
    ["4 Pers.", { servings: { amount: 4, type: "portion" } }],
    ["4 Portionen", { servings: { amount: 4, type: "portion" } }],
    ["Portionen: 6", { servings: { amount: 6, type: "portion" } }],
    ["Ergibt ca. 12 Stück", { servings: { amount: 12, type: "piece" } }],
    ["Serves 4–6", { servings: { amount: 4, type: "portion" } }],
    ["serves four", { servings: { amount: 4, type: "portion" } }],
    ["Makes 12 muffins", { servings: { amount: 12, type: "piece" } }],
    ["Yield: 2 servings", { servings: { amount: 2, type: "portion" } }],
    ["Arbeitszeit: ca. 30 Min.", { preparation: 30 }],
    ["Zubereitungszeit 1 Std. 15 Min.", { preparation: 75 }],
    ["Koch-/Backzeit: 40 Minuten", { baking: 40 }],
    ["Ruhezeit: 2 Tage", { resting: 2880 }],
    ["Total time: 1 hr 20 mins", { total: 80 }],
    ["Schwierigkeitsgrad: mittel", { difficulty: "medium" }],
    ["Difficulty: Easy", { difficulty: "easy" }],
    ["Prep: 10 min, cook: 20 min", { preparation: 10, baking: 20 }],
  ])("is read: %s", (line, facts) => {
    expect(readFacts(line)).toEqual({ facts, rest: "" });
  });

  test("keeps what else stands between its bars", () => {
    expect(readFacts("Serves 2 | Easy | Gluten-free")).toEqual({
      facts: { servings: { amount: 2, type: "portion" }, difficulty: "easy" },
      rest: "Gluten-free",
    });
  });

  test.each([
    "4 Eier",
    "Für 1 Springform",
    "Für 0 Personen",
    "Serves 500",
    "Für die Sauce",
    "Backzeit: bis er goldbraun ist",
    "Alles 20 Minuten kochen",
    "Preparation",
    "Zeit",
    "",
    "Bake for 20 minutes, then serve",
  ])("is not: %s", (line) => {
    expect(readFacts(line)).toBeNull();
  });
});
