import { expect, test } from "vitest";
import { drawDish } from "#lib/suggestions/drawing.ts";
import { rankByTime, rankDishes, weightOf } from "#lib/suggestions/ranking.ts";

const dish = (id: string, minutes: number, likes = 0, isInSeason = false) => ({ id, minutes, likes, isInSeason });
const braise = dish("braise", 180, 900, true);
const soup = dish("soup", 40, 5, true);
const pasta = dish("pasta", 25, 300);
const toast = dish("toast", 15, 2);
const ids = (dishes: { id: string }[]) => dishes.map(({ id }) => id);

test("with time enough the season comes first, then what is liked", () => {
  expect(ids(rankDishes([toast, pasta, soup, braise], 240))).toEqual(["braise", "soup", "pasta", "toast"]);
});

test("late in the evening a braise of three hours is not what comes first", () => {
  expect(ids(rankDishes([braise, toast, soup, pasta], 45))).toEqual(["soup", "pasta", "toast", "braise"]);
  expect(ids(rankDishes([braise, toast, soup, pasta], 30))).toEqual(["pasta", "toast", "braise", "soup"]);
});

test("what takes too long is ordered by how long", () => {
  expect(ids(rankByTime([braise, soup, pasta]))).toEqual(["pasta", "soup", "braise"]);
});

test("equals have one order, whatever they come in", () => {
  const twins = [dish("b", 10), dish("a", 10)];
  expect(ids(rankDishes(twins, 30))).toEqual(["a", "b"]);
  expect(ids(rankDishes(twins.toReversed(), 30))).toEqual(["a", "b"]);
});

test("the lot falls by season and time, rather than by likes", () => {
  expect(weightOf(soup, 60)).toBeGreaterThan(weightOf(pasta, 60));
  expect(weightOf(pasta, 60)).toBeGreaterThan(weightOf(braise, 60));
  const draws = Array.from({ length: 1000 }, (_, index) => drawDish([[soup, braise]], 60, [], index / 1000)?.id);
  const share = draws.filter((id) => id === "soup").length / 1000;
  const weights = weightOf(soup, 60) + weightOf(braise, 60);
  expect(share).toBeCloseTo(weightOf(soup, 60) / weights, 2);
});

test("nothing is drawn twice in a row, nor what is shown, as long as there is anything else", () => {
  for (const random of [0, 0.3, 0.7, 0.999]) {
    expect(drawDish([[soup, pasta], [toast]], 60, ["soup"], random)?.id).toBe("pasta");
    expect(drawDish([[soup, pasta], [toast]], 60, ["soup", "pasta"], random)?.id).toBe("toast");
    expect(drawDish([[soup, pasta]], 60, ["soup", "pasta"], random)?.id).toBe("pasta");
    expect(drawDish([[soup]], 60, ["soup", undefined], random)?.id).toBe("soup");
    expect(drawDish([[], []], 60, ["soup"], random)).toBeNull();
  }
});
