import { describe, expect, test } from "vitest";
import { type Params, parseResult, resultAddress } from "#lib/tastes/address.ts";
import { isAnswered, noTaste, type Taste } from "#lib/tastes/choices.ts";
import { mix } from "#lib/tastes/mix.ts";
import { reasonsOf } from "#lib/tastes/reasons.ts";
import { missedBy, roundOf, type Suggestion } from "#lib/tastes/suggestion.ts";
import { mustsOf } from "#lib/tastes/wishes.ts";

const full: Taste = {
  goals: ["quick", "budget"],
  diet: "vegetarian",
  cuisines: ["italian", "eastern-european"],
  intolerances: ["gluten", "low-carb"],
};

describe("the address of a result", () => {
  test("carries every answer, and is read as it was written", () => {
    const address = resultAddress("de", full, 2);
    expect(address).toMatch(/^\/de\/quiz\/ergebnis\?/);
    const query = new URL(address, "http://site.invalid").searchParams;
    const params = Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));
    expect(parseResult({ ...params, round: "2" })).toEqual({ taste: full, round: 2 });
  });

  test("is bare where everything was passed over", () => {
    expect(resultAddress("en", noTaste)).toBe("/en/quiz/result");
    expect(parseResult({})).toEqual({ taste: noTaste, round: 1 });
  });

  test.each<Params>([
    { goal: "world-domination", diet: "cannibal", cuisine: "atlantis", without: "everything" },
    { goal: ["quick'; drop table tastes; --"], diet: "<script>", cuisine: ["'\"\\", "\u0000"], without: "%" },
    { goal: "x".repeat(10_000), diet: ["", ""], cuisine: Array<string>(5000).fill("toString"), without: "__proto__" },
    { round: "0" },
    { round: "-1" },
    { round: "1000000000" },
    { round: ["2", "3"] },
  ])("passes over what is no answer", (params) => {
    expect(parseResult(params)).toEqual({ taste: noTaste, round: 1 });
  });

  test("of several diets the strictest counts, twice is once, and the order is ours", () => {
    const { taste } = parseResult({ diet: ["vegan", "omnivore"], goal: ["budget", "quick", "budget"] });
    expect(taste).toEqual({ ...noTaste, diet: "vegan", goals: ["quick", "budget"] });
  });
});

test("whoever eats everything and minds nothing has musts of no kind", () => {
  expect(mustsOf({ ...full, diet: "omnivore", intolerances: [] })).toEqual([]);
  expect(mustsOf(full)).toEqual(["suits:vegetarian", "suits:gluten-free", "suits:low-carb"]);
  expect(isAnswered({ ...noTaste, diet: "omnivore" })).toBe(true);
  expect(isAnswered(noTaste)).toBe(false);
});

const soup: Suggestion = { id: "soup", wishes: ["goal:quick", "cuisine:italian"], minutes: 25 };

test("the reasons are what matches, and nothing else", () => {
  expect(reasonsOf(full, soup)).toEqual([
    { name: "diet-vegetarian" },
    { name: "goal-quick", minutes: 25 },
    { name: "cuisine-italian" },
    { name: "without-gluten" },
    { name: "without-low-carb" },
  ]);
  expect(reasonsOf({ ...noTaste, diet: "omnivore" }, { ...soup, wishes: [] })).toEqual([{ name: "liked" }]);
});

test("missed is what was asked for and is not there", () => {
  expect(missedBy(full, soup)).toEqual([]);
  expect(missedBy(full, { ...soup, wishes: ["goal:budget"] })).toEqual(["cuisine"]);
  expect(missedBy(full, { ...soup, wishes: [] })).toEqual(["goal", "cuisine"]);
  expect(missedBy(noTaste, { ...soup, wishes: [] })).toEqual([]);
});

test("rounds show everything once, and after the last comes the first", () => {
  const all = Array.from({ length: 30 }, (_, number) => ({ ...soup, id: String(number) }));
  const rounds = [1, 2, 3].map((round) => roundOf(all, round));
  expect(rounds.flatMap(({ shown }) => shown)).toEqual(all);
  expect(rounds.map(({ next }) => next)).toEqual([2, 3, 1]);
  expect(roundOf(all, 99).shown).toEqual(rounds[0]?.shown);
  expect(roundOf(all.slice(0, 12), 1).next).toBeNull();
  expect(roundOf([], 1)).toEqual({ shown: [], next: null });
});

test("a mix puts something else between two that are alike, and loses nobody", () => {
  const dish = (name: string, points: number, ...facets: string[]) => ({ name, points, facets });
  const pasta = ["one", "two", "three"].map((name) => dish(name, 5, "ingredient:pasta"));
  const mixed = mix([...pasta, dish("soup", 4, "course:soup"), dish("last", 0)]);
  expect(mixed.map(({ name }) => name)).toEqual(["one", "soup", "two", "three", "last"]);
});
