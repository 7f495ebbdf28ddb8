import { describe, expect, test } from "vitest";
import { judgedItems, questionDates } from "#lib/content/search/relevance/everyday-judgements.ts";
import { everydayQueries, judgedItemSlugs, judgedQueries } from "#lib/content/search/relevance/judged-queries.ts";
import { ndcg, parseGrades } from "#lib/content/search/relevance/judgements.ts";
import { ingredientPages, liveRecipes, stories } from "#tests/support/catalogue.ts";
import { questions } from "#tests/support/sample/reference-data.ts";
import { isHeldOut } from "./held-out.ts";

const known = new Set([...liveRecipes, ...stories].map(({ key }) => key));

describe.each([
  ["German", judgedQueries.de, 200],
  ["English", judgedQueries.en, 100],
] as const)("the %s queries", (_, queries, atLeast) => {
  test("are enough, unique, and nearly half of them is held out", () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(atLeast);
    expect(queries.filter(isHeldOut).length / queries.length).toBeGreaterThan(0.45);
  });

  test("list public recipes and stories, each once", () => {
    for (const [query, grades] of queries) {
      const keys = Object.values(grades).flatMap((listed) => listed.split(" "));
      expect.soft(new Set(keys).size, query).toBe(keys.length);
      expect
        .soft(
          keys.filter((key) => !known.has(key)),
          query,
        )
        .toEqual([]);
    }
  });
});

describe.each([
  ["German", everydayQueries.de, 120],
  ["English", everydayQueries.en, 80],
] as const)("the everyday %s queries", (_, queries, atLeast) => {
  test("are enough and unique", () => {
    expect(queries.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(queries.map(([query]) => query)).size).toBe(queries.length);
  });

  test("list what exists, each once", () => {
    const pages = new Set(ingredientPages.map(({ key }) => key));
    for (const [query, { hotline, ingredients = "", ...grades }] of queries) {
      const keys = Object.values(grades).flatMap((listed) => listed.split(" "));
      expect.soft(new Set(keys).size, query).toBe(keys.length);
      expect.soft(keys.length + (hotline ? 1 : 0) + ingredients.length, query).toBeGreaterThan(0);
      expect.soft(keys.filter((key) => !known.has(key) || !judgedItems.has(key))).toEqual([]);
      expect.soft(ingredients.split(" ").filter((key) => key && !pages.has(key))).toEqual([]);
    }
  });
});

test("the judged items have their addresses", () => {
  const slugs = Object.fromEntries([...liveRecipes, ...stories].map(({ key, slug }) => [key, slug.en]));
  const graded = [...judgedQueries.de, ...judgedQueries.en].flatMap(([, grades]) => [...parseGrades(grades).keys()]);
  for (const key of [...graded, ...Object.keys(judgedItemSlugs)]) {
    expect.soft(judgedItemSlugs[key], key).toBe(slugs[key]);
  }
});

test("each judged question of the hotline is answered on a day of its own", () => {
  const days = questions.map(({ answeredAt }) => answeredAt.slice(0, 10));
  for (const day of Object.values(questionDates)) expect(days.filter((one) => one === day)).toHaveLength(1);
});

test("the gain falls with the rank; an empty result is right only without relevant items", () => {
  const grades = parseGrades({ 3: "a", 1: "b c" });
  expect(ndcg(["a", "c", "b"], grades)).toBe(1);
  expect(ndcg(["b", "a", "c"], grades)).toBeLessThan(ndcg(["a", "x", "b"], grades));
  expect(ndcg([], grades)).toBe(0);
  expect(ndcg([], parseGrades({}))).toBe(1);
  expect(ndcg(["x"], parseGrades({}))).toBe(0);
});
