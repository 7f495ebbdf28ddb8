import { expect, test } from "vitest";
import { extractConcepts } from "#lib/content/search-index/concepts.ts";

test("prefers a phrase to its single words", () => {
  expect(extractConcepts("Sour cream and spring onions", "en")).toEqual(["sour-cream", "spring-onion"]);
});

test("uses the head of a half known compound on request", () => {
  expect(extractConcepts("Griechischer Bauernsalat", "de", true)).toEqual(["greek", "salad"]);
  expect(extractConcepts("Bauernsalat", "de")).toEqual([]);
});

test("takes kitchens for no cakes", () => {
  expect(extractConcepts("Gewürze nach Küchen", "de")).toEqual(["spice"]);
  expect(extractConcepts("Die Pfanne der Profiküche", "de", true)).toEqual(["pan"]);
  expect(extractConcepts("Apfelkuchen aus der Resteküche", "de")).toEqual(["apple-tart", "leftovers"]);
});
