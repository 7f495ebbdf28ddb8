import { describe, expect, test } from "vitest";
import { parseQuizResult, quizResultAddress, type SearchParams } from "#lib/people/preferences/address.ts";
import { diversify } from "#lib/people/preferences/diversify.ts";
import { requiredFilters } from "#lib/people/preferences/filters.ts";
import { listMatchReasons } from "#lib/people/preferences/match-reasons.ts";
import { hasAnswers, noPreferences, type Preferences } from "#lib/people/preferences/preferences.ts";
import { getRound, type Recommendation, unmetQuestions } from "#lib/people/preferences/recommendation.ts";

const full: Preferences = {
  goals: ["quick", "budget"],
  diet: "vegetarian",
  cuisines: ["italian", "eastern-european"],
  intolerances: ["gluten", "low-carb"],
};

describe("the address of the result page", () => {
  test("contains every answer and is parsed back", () => {
    const address = quizResultAddress("de", full, 2);
    expect(address).toMatch(/^\/de\/quiz\/ergebnis\?/);
    const query = new URL(address, "http://site.invalid").searchParams;
    const params = Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]));
    expect(parseQuizResult({ ...params, round: "2" })).toEqual({ preferences: full, round: 2 });
  });

  test("has no query without answers", () => {
    expect(quizResultAddress("en", noPreferences)).toBe("/en/quiz/result");
    expect(parseQuizResult({})).toEqual({ preferences: noPreferences, round: 1 });
  });

  test.each<SearchParams>([
    { goal: "world-domination", diet: "cannibal", cuisine: "atlantis", without: "everything" },
    { goal: ["quick'; drop table user_preferences; --"], diet: "<script>", cuisine: ["'\"\\", "\u0000"], without: "%" },
    { goal: "x".repeat(10_000), diet: ["", ""], cuisine: Array<string>(5000).fill("toString"), without: "__proto__" },
    { round: "0" },
    { round: "-1" },
    { round: "1000000000" },
    { round: ["2", "3"] },
  ])("ignores invalid answers", (params) => {
    expect(parseQuizResult(params)).toEqual({ preferences: noPreferences, round: 1 });
  });

  test("takes the strictest diet, removes duplicates and keeps the order of the choices", () => {
    const { preferences } = parseQuizResult({ diet: ["vegan", "omnivore"], goal: ["budget", "quick", "budget"] });
    expect(preferences).toEqual({ ...noPreferences, diet: "vegan", goals: ["quick", "budget"] });
  });
});

test("requires nothing of recipes for omnivores without intolerances", () => {
  expect(requiredFilters({ ...full, diet: "omnivore", intolerances: [] })).toEqual([]);
  expect(requiredFilters(full)).toEqual(["suits:vegetarian", "suits:gluten-free", "suits:low-carb"]);
  expect(hasAnswers({ ...noPreferences, diet: "omnivore" })).toBe(true);
  expect(hasAnswers(noPreferences)).toBe(false);
});

const soup: Recommendation = { id: "soup", matches: ["goal:quick", "cuisine:italian"], minutes: 25 };

test("lists required and matched filters as reasons", () => {
  expect(listMatchReasons(full, soup)).toEqual([
    { name: "diet-vegetarian" },
    { name: "goal-quick", minutes: 25 },
    { name: "cuisine-italian" },
    { name: "without-gluten" },
    { name: "without-low-carb" },
  ]);
  expect(listMatchReasons({ ...noPreferences, diet: "omnivore" }, { ...soup, matches: [] })).toEqual([
    { name: "liked" },
  ]);
});

test("lists the questions a recipe does not fulfil", () => {
  expect(unmetQuestions(full, soup)).toEqual([]);
  expect(unmetQuestions(full, { ...soup, matches: ["goal:budget"] })).toEqual(["cuisine"]);
  expect(unmetQuestions(full, { ...soup, matches: [] })).toEqual(["goal", "cuisine"]);
  expect(unmetQuestions(noPreferences, { ...soup, matches: [] })).toEqual([]);
});

test("shows every recommendation in one round and continues with the first round", () => {
  const all = Array.from({ length: 30 }, (_, number) => ({ ...soup, id: String(number) }));
  const rounds = [1, 2, 3].map((round) => getRound(all, round));
  expect(rounds.flatMap(({ shown }) => shown)).toEqual(all);
  expect(rounds.map(({ next }) => next)).toEqual([2, 3, 1]);
  expect(getRound(all, 99).shown).toEqual(rounds[0]?.shown);
  expect(getRound(all.slice(0, 12), 1).next).toBeNull();
  expect(getRound([], 1)).toEqual({ shown: [], next: null });
});

test("spreads similar dishes and keeps all of them", () => {
  const dish = (name: string, points: number, ...facets: string[]) => ({ name, points, facets });
  const pasta = ["one", "two", "three"].map((name) => dish(name, 5, "ingredient:pasta"));
  const mixed = diversify([...pasta, dish("soup", 4, "course:soup"), dish("last", 0)]);
  expect(mixed.map(({ name }) => name)).toEqual(["one", "soup", "two", "three", "last"]);
});
