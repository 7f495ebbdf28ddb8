import { expect, test } from "vitest";
import { pickRandomDish } from "#lib/kitchen/what-to-cook/pick-random.ts";
import { pickWeight, rankByTime, rankDishes } from "#lib/kitchen/what-to-cook/ranking.ts";

const dish = (id: string, minutes: number, likes = 0, isInSeason = false) => ({ id, minutes, likes, isInSeason });
const braise = dish("braise", 180, 900, true);
const soup = dish("soup", 40, 5, true);
const pasta = dish("pasta", 25, 300);
const toast = dish("toast", 15, 2);
const ids = (dishes: { id: string }[]) => dishes.map(({ id }) => id);

test("orders by season, then likes, when there is enough time", () => {
  expect(ids(rankDishes([toast, pasta, soup, braise], 240))).toEqual(["braise", "soup", "pasta", "toast"]);
});

test("puts dishes that take too long last", () => {
  expect(ids(rankDishes([braise, toast, soup, pasta], 45))).toEqual(["soup", "pasta", "toast", "braise"]);
  expect(ids(rankDishes([braise, toast, soup, pasta], 30))).toEqual(["pasta", "toast", "braise", "soup"]);
});

test("orders dishes by duration", () => {
  expect(ids(rankByTime([braise, soup, pasta]))).toEqual(["pasta", "soup", "braise"]);
});

test("orders equal dishes the same way, independent of the input order", () => {
  const twins = [dish("b", 10), dish("a", 10)];
  expect(ids(rankDishes(twins, 30))).toEqual(["a", "b"]);
  expect(ids(rankDishes(twins.toReversed(), 30))).toEqual(["a", "b"]);
});

test("picks by season and time rather than by likes", () => {
  expect(pickWeight(soup, 60)).toBeGreaterThan(pickWeight(pasta, 60));
  expect(pickWeight(pasta, 60)).toBeGreaterThan(pickWeight(braise, 60));
  const draws = Array.from({ length: 1000 }, (_, index) => pickRandomDish([[soup, braise]], 60, [], index / 1000)?.id);
  const share = draws.filter((id) => id === "soup").length / 1000;
  const weights = pickWeight(soup, 60) + pickWeight(braise, 60);
  expect(share).toBeCloseTo(pickWeight(soup, 60) / weights, 2);
});

test("picks an excluded dish only when nothing else is left", () => {
  for (const random of [0, 0.3, 0.7, 0.999]) {
    expect(pickRandomDish([[soup, pasta], [toast]], 60, ["soup"], random)?.id).toBe("pasta");
    expect(pickRandomDish([[soup, pasta], [toast]], 60, ["soup", "pasta"], random)?.id).toBe("toast");
    expect(pickRandomDish([[soup, pasta]], 60, ["soup", "pasta"], random)?.id).toBe("pasta");
    expect(pickRandomDish([[soup]], 60, ["soup", undefined], random)?.id).toBe("soup");
    expect(pickRandomDish([[], []], 60, ["soup"], random)).toBeNull();
  }
});
