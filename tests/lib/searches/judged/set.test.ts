import { describe, expect, test } from "vitest";
import { liveRecipes, stories } from "#tests/support/catalogue.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { gradesOf, isHeldOut, ndcg } from "./judgement.ts";

const known = new Set([...liveRecipes, ...stories].map(({ key }) => key));

describe.each([
  ["German", german, 200],
  ["English", english, 100],
] as const)("the %s questions", (_, questions, atLeast) => {
  test("are enough, all different, and a good half is not looked at", () => {
    expect(new Set(questions.map(([query]) => query)).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(atLeast);
    expect(questions.filter(isHeldOut).length / questions.length).toBeGreaterThan(0.45);
  });

  test("name recipes and stories readers can see, each once", () => {
    for (const [query, grades] of questions) {
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

test("the gain falls with the place, and nothing is right only where nothing answers", () => {
  const grades = gradesOf({ 3: "a", 1: "b c" });
  expect(ndcg(["a", "c", "b"], grades)).toBe(1);
  expect(ndcg(["b", "a", "c"], grades)).toBeLessThan(ndcg(["a", "x", "b"], grades));
  expect(ndcg([], grades)).toBe(0);
  expect(ndcg([], gradesOf({}))).toBe(1);
  expect(ndcg(["x"], gradesOf({}))).toBe(0);
});
