import { expect, test } from "vitest";
import { listRelatedTerms } from "#lib/content/recipes/related.ts";

const category = (key: string, group: string) => ({ key, group: `group-${group}` });

test("goes from the same cuisine and ingredient to the same meal, always within the diets", () => {
  const terms = listRelatedTerms({
    tags: [{ key: "vegan" }, { key: "autumn" }, { key: "gluten-free" }],
    mainCategory: "soups-and-stews",
    categories: [
      category("dinner", "day-time"),
      category("vegan", "diet"),
      category("soups-and-stews", "course"),
      category("german", "cuisine"),
      category("vegetables", "ingredient"),
      category("pumpkin", "ingredient"),
    ],
  });
  for (const search of terms) {
    expect(search).toEqual(expect.arrayContaining(["type:recipe", "tag:vegan", "tag:gluten-free"]));
  }
  expect(terms.map((search) => search.filter((term) => term.startsWith("in:")).join(" "))).toEqual([
    "in:german in:pumpkin",
    "in:german in:vegetables",
    "in:pumpkin",
    "in:vegetables",
    "in:german",
    "in:soups-and-stews",
    "in:soups-and-stews",
    "in:dinner",
  ]);
});

test("takes a diet from the category when the tag is missing, and relates drinks to drinks", () => {
  const [search] = listRelatedTerms({
    tags: [{ key: "beverages-and-smoothies" }],
    mainCategory: "smoothies",
    categories: [category("vegan", "diet"), category("smoothies", "drinks")],
  });
  expect(search).toEqual(["type:recipe", "in:vegan", "tag:beverages-and-smoothies", "in:smoothies"]);
});
