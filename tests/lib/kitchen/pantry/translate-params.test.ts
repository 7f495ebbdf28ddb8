import { expect, test } from "vitest";
import { hasForeignPantryParams, translatePantryParams } from "#lib/kitchen/pantry/translate-params.ts";

const option = (key: string, slug: string, covers: string[], excludes = covers) => ({ key, slug, covers, excludes });
const options = {
  de: [
    option("rice", "reis", ["a", "b"]),
    option("rice", "reis-rice", ["b"]),
    option("pumpkin", "kuerbis", ["p"]),
    option("gluten", "gluten", [], ["f"]),
  ],
  en: [
    option("rice", "rice-rice", ["b"]),
    option("rice", "rice", ["a", "b"]),
    option("pumpkin", "pumpkin", ["p"]),
    option("gluten", "gluten", [], ["f"]),
  ],
};
const german = { habe: ["kuerbis", "reis", "reis-rice", "Erdäpfel"], ohne: "gluten", kaufen: "2", page: "2" };
const english = { have: ["pumpkin", "rice", "rice-rice", "Erdäpfel"], without: "gluten", buy: "2", page: "2" };
const toQuery = (params: Record<string, string | string[]>) =>
  String(
    new URLSearchParams(Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))),
  );

test("picks, exclusions and the limit keep their meaning in both directions", () => {
  expect(String(translatePantryParams(german, "en", options))).toBe(toQuery(english));
  expect(String(translatePantryParams(english, "de", options))).toBe(toQuery(german));
});

test("only names of the other language need a translation", () => {
  expect(hasForeignPantryParams(german, "de")).toBe(false);
  expect(hasForeignPantryParams(german, "en")).toBe(true);
  expect(hasForeignPantryParams({ page: "2", utm_source: "brief" }, "en")).toBe(false);
});
