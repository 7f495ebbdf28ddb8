import { beforeEach, expect, test } from "vitest";
import { chooseServings, chosenServings, restoreServings } from "#lib/platform/browser/chosen-servings.ts";

const soup = "11111111-1111-4111-8111-111111111111";

beforeEach(() => {
  chooseServings(soup, undefined);
  localStorage.clear();
  window.history.replaceState(null, "", "/de/rezepte/suppe?units=us");
});

test("a choice is in the address and on the device, and both restore it", () => {
  chooseServings(soup, { amount: 2.5, parts: { 1: 2 } });
  expect(window.location.search).toBe("?units=us&servings=2.5&part=1%3A2");
  const address = window.location.href;

  chooseServings(soup, undefined);
  expect(window.location.search).toBe("?units=us");
  window.history.replaceState(null, "", address);
  restoreServings(soup);
  expect(chosenServings.read(soup)).toEqual({ amount: 2.5, parts: { 1: 2 } });

  chooseServings(soup, { amount: 8, parts: {} });
  window.history.replaceState(null, "", "/en/recipes/soup");
  restoreServings(soup);
  expect(chosenServings.read(soup)).toEqual({ amount: 8, parts: {} });
});

test("a recipe within another page is kept on the device only, and ignores the address", () => {
  window.history.replaceState(null, "", "/de/stories/suppen?servings=3");
  restoreServings(soup, { isEmbedded: true });
  expect(chosenServings.read(soup)).toBeUndefined();
  chooseServings(soup, { amount: 8, parts: { 1: 2 } }, { isEmbedded: true });
  expect(window.location.search).toBe("?servings=3");
  chooseServings("another-recipe", undefined, { isEmbedded: true });
  window.history.replaceState(null, "", "/de/rezepte/suppe");
  restoreServings(soup);
  expect(chosenServings.read(soup)).toEqual({ amount: 8, parts: { 1: 2 } });
});

test("the address counts more than the device", () => {
  chooseServings(soup, { amount: 8, parts: {} });
  window.history.replaceState(null, "", "?servings=3");
  restoreServings(soup);
  expect(chosenServings.read(soup)?.amount).toBe(3);
});

test.each(["servings=0", "servings=-4", "servings=1e9", "servings=six", "servings=", "part=0:2"])(
  "ignores %s in the address",
  (query) => {
    window.history.replaceState(null, "", `?${query}`);
    restoreServings(soup);
    expect(chosenServings.read(soup)).toBeUndefined();
  },
);

test("ignores impossible parts and storage that is not ours", () => {
  window.history.replaceState(null, "", "?servings=4&part=0:2&part=x:2&part=1:-1&part=2:1&part=3");
  restoreServings(soup);
  expect(chosenServings.read(soup)).toEqual({ amount: 4, parts: { 0: 2 } });
  chooseServings(soup, undefined);
  for (const stored of ["{", "[]", "null", `{"${soup}":{"amount":"4"}}`, `{"${soup}":7}`]) {
    localStorage.setItem("servings", stored);
    window.history.replaceState(null, "", "/de");
    restoreServings(soup);
    expect(chosenServings.read(soup)).toBeUndefined();
  }
});

test("keeps the choices of the 200 recipes chosen last", () => {
  for (let index = 0; index < 201; index += 1) chooseServings(`recipe-${index}`, { amount: 2, parts: {} });
  const stored = Object.keys(JSON.parse(localStorage.getItem("servings") ?? "{}"));
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([200, "recipe-1", "recipe-200"]);
});
