import { expect, test } from "vitest";
import { relaxUntilEnough } from "#lib/kitchen/what-to-cook/relaxation.ts";

const choices = { diet: "vegan", meal: "breakfast", other: "healthy" };

/** Runs relaxUntilEnough(); `dishesByStep` maps relaxed choices to ids of one letter. */
async function relax(dishesByStep: Record<string, string>) {
  const steps: string[] = [];
  const groups = await relaxUntilEnough(choices, async (_, relaxed) => {
    steps.push(relaxed.join("+"));
    return [...(dishesByStep[relaxed.join("+")] ?? "")].map((id) => ({ id }));
  });
  return { steps, groups: groups.map(({ relaxed, dishes }) => [relaxed.join("+"), ...dishes.map(({ id }) => id)]) };
}

test("relaxes nothing when four dishes match", async () => {
  expect(await relax({ "": "abcd" })).toEqual({ steps: [""], groups: [["", "a", "b", "c", "d"]] });
});

test("relaxes the wish first, then the meal, then both, and never the diet", async () => {
  const { steps, groups } = await relax({ "": "a", other: "ab", meal: "ac", "meal+other": "abcd" });
  expect(steps).toEqual(["", "other", "meal", "meal+other"]);
  expect(groups).toEqual([
    ["", "a"],
    ["other", "b"],
    ["meal", "c"],
    ["meal+other", "d"],
  ]);
});

test("stops as soon as there are enough dishes", async () => {
  expect((await relax({ "": "a", other: "abcde", meal: "x" })).steps).toEqual(["", "other"]);
});

test("leaves out empty groups", async () => {
  expect((await relax({ "meal+other": "a" })).groups).toEqual([["meal+other", "a"]]);
  expect((await relax({})).groups).toEqual([]);
});
