import { act, cleanup, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { RecipeSteps } from "#components/content/recipes/steps/recipe-steps.tsx";
import { ChefsNote } from "#components/content/recipes/text/chefs-note.tsx";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { readRecipeText } from "#lib/measures/markup/recipe-text.ts";
import { listUsNouns } from "#lib/measures/markup/us-nouns.ts";
import { chooseServings } from "#lib/platform/browser/chosen-servings.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import german from "#messages/de.json";
import english from "#messages/en.json";
import { unitNames } from "#tests/support/catalogue.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

afterEach(() => {
  cleanup();
  act(() => chooseServings(pumpkinSoup.id, undefined));
});

const rows = [
  { key: "coconut-milk", group: 0, density: 1 },
  { key: "sugar", group: 1, density: 0.85 },
];

function read(text: string, locale: Locale) {
  const usNouns = locale === "en" ? listUsNouns([]) : undefined;
  return readRecipeText(text, locale, { unitNames: unitNames[locale], rows, usNouns }).parts;
}

/** Shows a recipe of one step with this text, tip and note, and returns the page. */
function show({ text = "", tip = "", note = "" }, locale: Locale = "de"): HTMLElement {
  const [step] = pumpkinSoup.steps;
  if (!step) throw new Error("the recipe has no step");
  const recipe = { ...pumpkinSoup, unitNames: unitNames[locale], chefsNote: note, chefsNoteParts: read(note, locale) };
  const steps = [{ ...step, ingredients: [], textParts: read(text, locale), tipParts: read(tip, locale) }];
  const messages = locale === "de" ? german : english;
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <RecipeProvider recipe={toRecipeBase(recipe, locale)}>
        <RecipeSteps steps={steps} unitNames={recipe.unitNames} />
        <ChefsNote chefsNoteParts={recipe.chefsNoteParts} unitNames={recipe.unitNames} />
      </RecipeProvider>
    </NextIntlClientProvider>,
  );
  return container;
}

/** Text of an element as it is seen in these units; the style sheet hides the other ones. */
function textOf(container: Element, selector: string, system: "metric" | "us" = "metric"): string {
  const seen = container.querySelector(selector)?.cloneNode(true) as Element;
  const others = system === "us" ? ".in-metric" : ".in-us";
  for (const hidden of seen.querySelectorAll(`${others}, .sr-only`)) hidden.remove();
  return (seen.textContent ?? "").replaceAll("\u00a0", " ");
}

test("a step is one sentence in either system of units", () => {
  const text = "Bake {240 ml coconut-milk} at {180 °C} ({fan 160 °C}) in a {tin 26 cm} tin, {2 cm} deep, for {35 min}.";
  const page = show({ text }, "en");
  expect(textOf(page, ".step-text")).toBe(
    "Bake 240 ml at 180 °C (fan 160 °C) in a 26 cm tin, 2 cm deep, for 35 minutes.",
  );
  expect(textOf(page, ".step-text", "us")).toMatch(
    /^Bake 1 cup at 350 °F \(convection 325 °F\) in a 10-inch tin, ¾ inch deep, for 35 minutes\.$/,
  );
});

test("English nouns go with the units", () => {
  const page = show({ text: "Slice {2 cm} off the aubergine.", tip: "Courgettes do, too." }, "en");
  expect([textOf(page, ".step-text"), textOf(page, ".step-text", "us")]).toEqual([
    "Slice 2 cm off the aubergine.",
    "Slice ¾ inch off the eggplant.",
  ]);
  expect(textOf(page, ".step-tip", "us")).toBe("Tip. Zucchini do, too.");
});

test("the markup shows nowhere", () => {
  const page = show({ text: "{200 ml} Wasser", tip: "Nach {5 min} wenden.", note: "Die Faust: {=120 g sugar}." });
  expect(page.textContent).not.toMatch(/[{}|=]/);
  expect(textOf(page, ".step-tip")).toBe("Tipp. Nach 5 Minuten wenden.");
  expect(textOf(page, "aside p")).toBe("Die Faust: 120 g.");
});

test("a duration is an element that programs can read", () => {
  const page = show({ text: "{1 h 30 min} gehen lassen, {30 s, no timer} mehr." });
  const times = [...page.querySelectorAll(".step-text time")];
  expect(times.map((time) => [time.getAttribute("datetime"), time.textContent?.replaceAll("\u00a0", " ")])).toEqual([
    ["PT1H30M", "1 Stunde 30 Minuten"],
    ["PT30S", "30 Sekunden"],
  ]);
});

test("a duration that a step waits for starts its timer, in order of the step", () => {
  const text = "{2–3 min} rösten, {30 s, no timer} länger, {2 min} ruhen";
  const page = show({ text, tip: "Nach {2 min} wenden.", note: "Nach {24 h} besser." });
  const timers = [...page.querySelectorAll<HTMLElement>("button.timer")];
  expect(timers.map((timer) => timer.dataset.timer)).toEqual(
    ["1:120:0", "1:120:2", "1:120:3"].map((id) => `${pumpkinSoup.id}:${id}`),
  );
  expect(page.querySelectorAll("time")).toHaveLength(5);
});

describe("the chosen servings", () => {
  const choose = (amount: number, parts = {}) =>
    act(async () => {
      chooseServings(pumpkinSoup.id, { amount, parts });
      await import("#lib/measures/units/format-scaled.ts");
    });

  test("scale the amounts of a step, a tip and the note, but not the fixed ones", async () => {
    const text = "{150 ml coconut-milk} und {1 egg|Ei|Eier}, je {=80 g}";
    const page = show({ text, tip: "{200 ml} mehr", note: "{50 ml coconut-milk} und {=80 g}" });
    await choose(8);
    expect(textOf(page, ".step-text")).toBe("300 ml und 2 Eier, je 80 g");
    expect(textOf(page, ".step-tip")).toContain("400 ml mehr");
    expect(textOf(page, "aside p")).toBe("100 ml und 80 g");
  });

  test("of a part scale the amounts of its ingredients only", async () => {
    const page = show({ text: "{150 ml coconut-milk} und {50 g sugar}" });
    await choose(4, { 1: 2 });
    expect(textOf(page, ".step-text")).toBe("150 ml und 100 g");
  });
});
