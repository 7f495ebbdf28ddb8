import { expect, test } from "vitest";
import { parseRecipeText } from "#lib/content/recipe-import/recipe-text.ts";
import { listUnreadFacts } from "#lib/content/recipe-import/unread-facts.ts";

test.each([
  ["Für 12 Stücke, 1 Std 20 Min, gelingt immer", ["Für 12 Stücke", "1 Std 20 Min"]],
  ["Der beste Kuchen. Serves 8 (45 mins)", ["Serves 8", "45 mins"]],
  ["Schnell gemacht – 30 Minuten – und gut", ["30 Minuten"]],
  ["Backzeit: 1 h, und dann warten", ["Backzeit: 1 h"]],
  ["30 min, ohne Ei, 30 min", ["30 min"]],
])("%j has facts that were not read", (description, facts) => {
  expect(listUnreadFacts(description)).toEqual(facts);
});

test.each(["", "Ein Kuchen, wie ihn Oma machte.", "Nach 20 Minuten Ruhe, sagt sie, geht alles", "x".repeat(100_000)])(
  "%j has none",
  (description) => {
    expect(listUnreadFacts(description)).toEqual([]);
  },
);

test("what a pasted text says in passing is found in its description", () => {
  const text = "Apfelkuchen\nFür 12 Stücke, 1 Std 20 Min, sehr saftig\n\nZutaten\n500 g Äpfel\n\nZubereitung\nBacken.";
  const { servings, duration, description } = parseRecipeText(text);
  expect([servings, duration.preparation]).toEqual([null, null]);
  expect(listUnreadFacts(description ?? "")).toEqual(["Für 12 Stücke", "1 Std 20 Min"]);
});
