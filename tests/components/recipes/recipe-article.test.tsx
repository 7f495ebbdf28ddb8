import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { RecipeArticle } from "#components/recipes/recipe-article.tsx";
import type { Recipe } from "#lib/recipes/recipe.ts";
import messages from "#messages/de.json";
import { pumpkinSoup } from "#tests/support/recipe.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
});

afterEach(cleanup);

function show(changes: Partial<Recipe> = {}) {
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <RecipeArticle recipe={{ ...pumpkinSoup, ...changes }} address="tischlein.example/de/rezepte/kuerbissuppe" />
    </NextIntlClientProvider>,
  );
}

const terms = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => term.textContent);

/** What is left of an element for somebody who measures like this; the style sheet hides the other half. */
function read(element: Element | undefined, system: "metric" | "us"): string {
  const seen = element?.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll(system === "us" ? ".in-metric" : ".in-us")) hidden.remove();
  return seen.textContent ?? "";
}

describe("the ingredient note", () => {
  test("has a box to tick for every ingredient, named by the whole row", async () => {
    show();
    const box = screen.getByRole<HTMLInputElement>("checkbox", {
      name: "1,2\u00a0kg Hokkaidokürbis entkernt, mit Schale",
    });
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
  });

  test("is measured in both ways, in the steps as well, and never in both at once", () => {
    const us = { amount: 2.5, unit: "lb" } as const;
    const inPounds = <T extends { name: string }>(row: T) => (row.name === "Hokkaidokürbis" ? { ...row, us } : row);
    show({
      groups: pumpkinSoup.groups.map((group) => ({ ...group, ingredients: group.ingredients.map(inPounds) })),
      steps: pumpkinSoup.steps.map((step) => ({ ...step, ingredients: step.ingredients.map(inPounds) })),
    });
    const rows = [...document.querySelectorAll("#ingredients li, #steps li li")].filter((row) =>
      row.textContent?.includes("Hokkaidokürbis"),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(read(row, "metric")).toMatch(/^\S+\u00a0k?g Hokkaidokürbis/);
      expect(read(row, "us")).toMatch(/^2½\u00a0lb Hokkaidokürbis/);
    }
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([true, false]);
  });

  test("links an ingredient that has a page", () => {
    show();
    expect(screen.getByRole("link", { name: "Hokkaidokürbis" }).getAttribute("href")).toBe(
      "/de/zutaten/hokkaidokuerbis",
    );
    expect(screen.queryByRole("link", { name: "Zwiebeln" })).toBeNull();
  });

  test("says for how many", () => {
    show();
    expect(screen.getByText("4 Portionen")).toBeTruthy();
    cleanup();
    show({ servings: { amount: 12, type: "piece" } });
    expect(screen.getByText("12 Stück")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Nährwerte pro Stück" })).toBeTruthy();
  });
});

test("the time band leaves out what takes no time and what is not known", () => {
  show();
  const band = within(screen.getByRole("region", { name: "Zeiten und Aufwand" })).getAllByRole("term");
  const shown = ["Insgesamt", "Zubereitung", "Ofen, 200\u00a0°C", "Ruhen", "Aufwand"];
  expect(band.map((term) => read(term, "metric"))).toEqual(shown);
  expect(read(band[2], "us")).toBe("Ofen, 400\u00a0°F");
  cleanup();
  show({ duration: { preparation: 5, baking: 0, resting: 0, total: 5 }, difficulty: "unknown" });
  expect(terms("Zeiten und Aufwand")).toEqual(["Insgesamt", "Zubereitung"]);
});

test("utensils are named with number and size, one of a kind without", () => {
  show();
  expect(screen.getByRole("region", { name: "Du brauchst" }).textContent).toContain(
    "Backblech, 2 Schüsseln (klein und groß)",
  );
});

describe("steps", () => {
  test("are numbered, and have a name even where nobody gave one", () => {
    show();
    const steps = within(screen.getByRole("region", { name: "So geht’s" }));
    expect(steps.getByRole("heading", { level: 3, name: /Rösten/ }).closest("li")?.id).toBe("step-1");
    expect(steps.getByRole("heading", { level: 3, name: /Schritt 2/ }).closest("li")?.id).toBe("step-2");
  });

  test("name the picture by what is on it, not by the text of the step", () => {
    show();
    expect(screen.getByRole("img", { name: "Kürbis auf dem Blech" })).toBeTruthy();
  });
});

test("the tabs lead to sections that are there", () => {
  show();
  const targets = within(screen.getByRole("navigation", { name: "Abschnitte" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href")?.slice(1) ?? "");
  expect(targets).toEqual(["ingredients", "steps", "nutrition"]);
  expect(targets.every((id) => document.getElementById(id))).toBe(true);
  cleanup();
  show({ nutrition: null });
  expect(screen.queryByRole("link", { name: "Nährwerte" })).toBeNull();
});

test("paid recipes say so, others do not", () => {
  show();
  expect(screen.queryByText("Anzeige")).toBeNull();
  cleanup();
  show({ isSponsored: true });
  expect(screen.getByText("Anzeige")).toBeTruthy();
});

test("nothing can be pressed that does nothing", () => {
  show();
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Video ansehen, 01:40",
    "Drucken",
  ]);
});

test("one title, and headings in order below it", () => {
  show();
  const levels = screen.getAllByRole("heading").map((heading) => Number(heading.tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
});
