import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { RecipeArticle } from "#components/content/recipes/recipe-article.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import type { RecipeTextPart } from "#lib/measures/markup/recipe-text.ts";
import messages from "#messages/de.json";
import { pumpkinSoup, stepIngredientOf } from "#tests/support/recipe.ts";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
});

afterEach(cleanup);

function show(changes: Partial<Recipe> = {}) {
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      <RecipeArticle recipe={{ ...pumpkinSoup, ...changes }} url="tischlein.example/de/rezepte/kuerbissuppe" />
    </NextIntlClientProvider>,
  );
}

const terms = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => term.textContent);

/** Text of an element in these units; the style sheet hides the other ones. */
function read(element: Element | undefined, system: "metric" | "us"): string {
  const seen = element?.cloneNode(true) as Element;
  for (const hidden of seen.querySelectorAll(system === "us" ? ".in-metric" : ".in-us")) hidden.remove();
  return seen.textContent ?? "";
}

describe("the source of a recipe", () => {
  test("is printed with its address", () => {
    show({ source: { url: "https://kochbuch.example/suppe", siteName: "Kochbuch", author: "Anna" } });
    const [credit, site] = [...document.querySelectorAll(".print-source")].map((line) => line.textContent);
    expect(credit).toBe("Nach einem Rezept von Anna, Kochbuch, https://kochbuch.example/suppe");
    expect(site).toContain("tischlein.example/de/rezepte/kuerbissuppe");
  });

  test("is no line where there is none", () => {
    show();
    expect(document.querySelectorAll(".print-source")).toHaveLength(1);
  });
});

describe("the ingredient list", () => {
  test("has a checkbox per ingredient, named by the whole row", async () => {
    show();
    const box = screen.getByRole<HTMLInputElement>("checkbox", {
      // Both systems of units are in the name, because no style sheet hides one.
      name: /^1,2\u00a0kg ?2⅔\u00a0lb Hokkaidokürbis entkernt, mit Schale$/,
    });
    expect(document.querySelectorAll("#ingredients input[type=checkbox]")).toHaveLength(3);
    await userEvent.click(box);
    expect(box.checked).toBe(true);
  });

  test("has amounts in both systems of units, each hidden by its own class", () => {
    show();
    const rows = [...document.querySelectorAll("#ingredients li, #steps li li")].filter((row) =>
      row.textContent?.includes("Hokkaidokürbis"),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      expect(read(row, "metric")).toMatch(/^\S+\u00a0k?g Hokkaidokürbis/);
      expect(read(row, "us")).toMatch(/^2⅔\u00a0lb Hokkaidokürbis/);
    }
    expect(screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([true, false]);
  });

  test("links an ingredient that has a page", () => {
    show();
    expect(screen.getByRole("link", { name: "Mehr über Hokkaidokürbis" }).getAttribute("href")).toBe(
      "/de/zutaten/hokkaidokuerbis",
    );
    expect(screen.queryByRole("link", { name: /Zwiebeln/ })).toBeNull();
  });

  test("shows the number of servings", () => {
    show();
    expect(screen.getByText("4 Portionen")).toBeTruthy();
    cleanup();
    show({ servings: { amount: 12, type: "piece" } });
    expect(screen.getByText("12 Stück")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Nährwerte pro Stück" })).toBeTruthy();
  });
});

test("leaves durations of 0 minutes and an unknown difficulty out of the time bar", () => {
  show();
  const band = within(screen.getByRole("region", { name: "Zeiten und Schwierigkeit" })).getAllByRole("term");
  const shown = ["Gesamtzeit", "Zubereitung", "Ofen, 200\u00a0°C", "Ruhen", "Schwierigkeit"];
  expect(band.map((term) => read(term, "metric"))).toEqual(shown);
  expect(read(band[2], "us")).toBe("Ofen, 400\u00a0°F");
  cleanup();
  show({ duration: { preparation: 5, baking: 0, resting: 0, total: 5 }, difficulty: "unknown" });
  expect(terms("Zeiten und Schwierigkeit")).toEqual(["Gesamtzeit", "Zubereitung"]);
});

test("names utensils with amount and size, and without an amount of 1", () => {
  show();
  expect(screen.getByRole("region", { name: "Du brauchst" }).textContent).toContain(
    "Backblech, 2 Schüsseln (klein und groß)",
  );
});

test("shows the sizes of utensils and the texts on keeping in both systems of units", () => {
  const tin: RecipeTextPart = { type: "tin", shape: "round", sizes: [24] };
  const oven: RecipeTextPart = { type: "temperature", from: 160, to: null, heat: "conventional" };
  show({
    utensils: [{ id: "springform-tin", name: "Springform", amount: 1, sizeParts: [tin] }],
    keeping: { storage: ["Bei ", oven, " aufbacken."], freezing: [], makeAhead: [] },
  });
  const utensils = screen.getByRole("region", { name: "Du brauchst" });
  expect([read(utensils, "metric"), read(utensils, "us")].map((text) => text.match(/Springform.*/)?.[0])).toEqual([
    "Springform (24\u00a0cm)",
    "Springform (9\u00a0Zoll)",
  ]);
  const storage = screen.getByText(/aufbacken/);
  expect(read(storage, "us")).toBe("Bei 325\u00a0°F aufbacken.");
});

describe("steps", () => {
  test("are numbered and have a name without a heading", () => {
    show();
    const steps = within(screen.getByRole("region", { name: "Zubereitung" }));
    expect(steps.getByRole("heading", { level: 3, name: /Rösten/ }).closest("li")?.id).toBe("step-1");
    expect(steps.getByRole("heading", { level: 3, name: /Schritt 2/ }).closest("li")?.id).toBe("step-2");
  });

  test("say how an ingredient is prepared and what is left of it", () => {
    const onion = { position: 1, name: "Zwiebeln", unit: "", unitCode: null };
    const ingredients = [
      stepIngredientOf({ ...onion, amount: 2, characteristic: "fein gewürfelt", addition: "rot" }),
      stepIngredientOf({ ...onion, amount: null, characteristic: "fein gewürfelt", isFirstUse: false }),
      stepIngredientOf({ position: 3, name: "Butter", amount: 20, unit: "g", unitCode: "g", isRest: true }),
      stepIngredientOf({ position: 4, name: "Öl", isRest: true }),
    ];
    const [step] = pumpkinSoup.steps.map((one) => ({ ...one, utensils: [] }));
    const rows = ingredients.map((ingredient) => {
      show({ steps: step ? [{ ...step, ingredients: [ingredient] }] : [] });
      const text = read(screen.getByRole("list", { name: "Für diesen Schritt" }), "metric");
      cleanup();
      return text;
    });
    expect(rows).toEqual(["2 Zwiebeln, fein gewürfelt", "Zwiebeln", "20\u00a0g Butter, der Rest", "Rest Öl"]);
  });

  test("use the alt text of the picture, not the text of the step", () => {
    show();
    expect(screen.getByRole("img", { name: "Kürbis auf dem Blech" })).toBeTruthy();
  });
});

test("links the tabs to existing sections", () => {
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

test("has the author's note between the ingredients and the steps, if there is one", () => {
  show();
  const note = screen.getByRole("complementary", { name: "Tipp zum Rezept" });
  expect(note.textContent).toContain("Das Blech macht die Arbeit.");
  const order = [...document.querySelectorAll("#ingredients, aside, #steps")].map(
    ({ id, localName }) => id || localName,
  );
  expect(order).toEqual(["ingredients", "aside", "steps"]);
  cleanup();
  show({ chefsNote: "", chefsNoteParts: [] });
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("labels sponsored recipes only", () => {
  show();
  expect(screen.queryByText("Anzeige")).toBeNull();
  cleanup();
  show({ isSponsored: true });
  expect(screen.getByText("Anzeige")).toBeTruthy();
});

test("has no button without an effect", () => {
  show();
  expect(
    screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent),
  ).toEqual([
    "Video ansehen, 01:40",
    "Teilen",
    "Drucken",
    "Weniger",
    "Mehr",
    "Nach Zutat umrechnen",
    "Häkchen entfernen",
  ]);
});

test("has one title and headings in order", () => {
  show();
  const levels = screen.getAllByRole("heading").map((heading) => Number(heading.tagName[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.every((level, index) => level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
});
