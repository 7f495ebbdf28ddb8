import { expect, test } from "vitest";
import { chooseAd } from "#lib/business/ads/choose-ad.ts";
import { listedAd } from "./fixtures.ts";

const none = new Set<string>();
const [light, heavy] = [listedAd("light"), listedAd("heavy", { weight: 3 })];

test("chooses in proportion to the weights", () => {
  const chosen = Array.from({ length: 400 }, (_, at) => chooseAd([light, heavy], none, 0, at / 400)?.id);
  expect(chosen.filter((id) => id === "light").length).toBe(100);
  expect(chosen.filter((id) => id === "heavy").length).toBe(300);
});

test("prefers what is not avoided, and repeats where there is nothing else", () => {
  for (const random of [0, 0.5, 0.999]) {
    expect(chooseAd([light, heavy], new Set(["heavy"]), 0, random)).toBe(light);
    expect(chooseAd([light], new Set(["light"]), 0, random)).toBe(light);
  }
});

test("leaves out what has ended since the list was loaded", () => {
  const ending = listedAd("ending", { until: 1000, weight: 100 });
  expect(chooseAd([ending, light], none, 999, 0)).toBe(ending);
  expect(chooseAd([ending, light], none, 1000, 0)).toBe(light);
  expect(chooseAd([ending], none, 1000, 0)).toBeUndefined();
});
