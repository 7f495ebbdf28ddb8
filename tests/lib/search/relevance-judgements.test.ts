import { describe, expect, test } from "vitest";
import { liveRecipes, stories } from "#tests/support/catalogue.ts";
import { english } from "./relevance/english.ts";
import { german } from "./relevance/german.ts";
import { isHeldOut, ndcg, parseGrades } from "./relevance/judgements.ts";

const known = new Set([...liveRecipes, ...stories].map(({ key }) => key));

describe.each([
  ["German", german, 200],
  ["English", english, 100],
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

test("the gain falls with the rank; an empty result is right only without relevant items", () => {
  const grades = parseGrades({ 3: "a", 1: "b c" });
  expect(ndcg(["a", "c", "b"], grades)).toBe(1);
  expect(ndcg(["b", "a", "c"], grades)).toBeLessThan(ndcg(["a", "x", "b"], grades));
  expect(ndcg([], grades)).toBe(0);
  expect(ndcg([], parseGrades({}))).toBe(1);
  expect(ndcg(["x"], parseGrades({}))).toBe(0);
});
