import { expect, test } from "vitest";
import { loosenUntilEnough } from "#lib/suggestions/loosening.ts";

const choices = { diet: "vegan", meal: "breakfast", other: "healthy" };

/** Answers each step with the dishes of that name. */
async function loosen(answers: Record<string, string>) {
  const asked: string[] = [];
  const groups = await loosenUntilEnough(choices, async (_, loosened) => {
    asked.push(loosened.join("+"));
    return [...(answers[loosened.join("+")] ?? "")].map((id) => ({ id }));
  });
  return { asked, groups: groups.map(({ loosened, dishes }) => [loosened.join("+"), ...dishes.map(({ id }) => id)]) };
}

test("what fits is enough when there are four", async () => {
  expect(await loosen({ "": "abcd" })).toEqual({ asked: [""], groups: [["", "a", "b", "c", "d"]] });
});

test("the wish goes first, then the meal, then both, and nothing else", async () => {
  const { asked, groups } = await loosen({ "": "a", other: "ab", meal: "ac", "meal+other": "abcd" });
  expect(asked).toEqual(["", "other", "meal", "meal+other"]);
  expect(groups).toEqual([
    ["", "a"],
    ["other", "b"],
    ["meal", "c"],
    ["meal+other", "d"],
  ]);
});

test("it goes no further than it must", async () => {
  expect((await loosen({ "": "a", other: "abcde", meal: "x" })).asked).toEqual(["", "other"]);
});

test("steps without an answer are no groups", async () => {
  expect((await loosen({ "meal+other": "a" })).groups).toEqual([["meal+other", "a"]]);
  expect((await loosen({})).groups).toEqual([]);
});
