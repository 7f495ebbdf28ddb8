import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRecipeText } from "#lib/content/recipe-import/recipe-text.ts";
import { textLimits } from "#lib/content/recipe-import/text-lines.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { eachRecipe, ingredientOf } from "#tests/support/catalogue.ts";
import type { RecipeSeed } from "#tests/support/sample/sample-types.ts";
import { englishRecipes } from "./english-recipes.ts";
import { englishTexts } from "./english-texts.ts";
import { germanRecipes } from "./german-recipes.ts";
import { germanTexts } from "./german-texts.ts";

describe("a pasted recipe", () => {
  test.each(Object.entries(germanTexts))("is read in German: %s", (name, text) => {
    expect(parseRecipeText(text)).toEqual(germanRecipes[name]);
  });

  test.each(Object.entries(englishTexts))("is read in English: %s", (name, text) => {
    expect(parseRecipeText(text)).toEqual(englishRecipes[name]);
  });

  test.each(Object.entries({ ...germanTexts, ...englishTexts }))("is read with other line breaks: %s", (_, text) => {
    expect(parseRecipeText(`\ufeff${text.replaceAll("\n", "\r\n")}\r\n`)).toEqual(parseRecipeText(text));
  });

  test("has the language that the writer chose", () => {
    expect(parseRecipeText("4 eggs\n2 tbsp milk", "de").language).toBe("de");
  });

  test("without words has no language", () => {
    expect(parseRecipeText("123\n456").language).toBeNull();
  });

  test("goes on with its steps below a tip", () => {
    const { steps, chefsNote } = parseRecipeText(
      "Method\n1. Mix it.\nTip: Use a whisk.\n2. Bake it.\nNotes\n1. Keeps well.",
    );
    expect(steps.map(({ text }) => text)).toEqual(["Mix it.", "Bake it."]);
    expect(chefsNote).toBe("Use a whisk.\nKeeps well.");
  });

  test("has no sentence of a mail for its title", () => {
    const text =
      "Hi Mama,\n\nwie geht der Kuchen? Ich glaube so:\n\n5 Eier, 375 g Mehl, 3 EL Milch und 20 g Kakao\n\nAlles verrühren.";
    const { title, description, ingredientGroups } = parseRecipeText(text);
    expect(title).toBeNull();
    expect(description).toBe("Hi Mama,\n\nwie geht der Kuchen? Ich glaube so:");
    expect(ingredientGroups[0]?.lines).toEqual(["5 Eier", "375 g Mehl", "3 EL Milch", "20 g Kakao"]);
  });

  test("keeps what stands below its nutrition", () => {
    const { chefsNote } = parseRecipeText("Method\nMix.\nNutrition Facts\nCalories\n120\nFat 7 g\nRecipe by Jane");
    expect(chefsNote).toBe("Recipe by Jane");
  });

  test("keeps lines with numbers below its nutrition", () => {
    const text =
      "Suppe\n\nNährwerte:\nKalorien: 200 kcal\nFett 12 g\n\nNach 2 Tagen schmeckt sie noch besser.\nSalz nicht vergessen!";
    expect(parseRecipeText(text).chefsNote).toBe("Nach 2 Tagen schmeckt sie noch besser.\nSalz nicht vergessen!");
  });

  test("has numbered steps that begin with an amount", () => {
    const text = "Zubereitung:\n1. Ei schlagen.\n2. 200 g Mehl unterrühren\nund ruhen lassen.\n3. ½ TL Salz zugeben.";
    expect(parseRecipeText(text).steps.map((step) => step.text)).toEqual([
      "Ei schlagen.",
      "200 g Mehl unterrühren und ruhen lassen.",
      "½ TL Salz zugeben.",
    ]);
    expect(parseRecipeText("Zubereitung:\nAm\n2. 12. 2026 backen.").steps).toHaveLength(1);
  });

  test("has the servings of an abbreviated heading", () => {
    expect(parseRecipeText("Zutaten für 4 Pers.:\n200 g Mehl").servings).toEqual({ amount: 4, type: "portion" });
  });

  test("has no invisible characters", () => {
    const text = "Apfel\u00adtarte\n\nZutaten:\n200\u202e g Me\u200bhl\n\nZubereitung:\nKne\u00adten.";
    expect(parseRecipeText(text)).toMatchObject({
      title: "Apfeltarte",
      ingredientGroups: [{ lines: ["200 g Mehl"] }],
      steps: [{ text: "Kneten." }],
    });
  });

  test.each(["#", "# #a", ")", "**", "https://a/)", "- ", "1 ", "a-\n", "von "])(
    "is read when it repeats %j",
    (piece) => {
      const long = piece.repeat(Math.ceil(textLimits.characters / piece.length));
      expect(() => parseRecipeText(`Zubereitung:\n${long}`)).not.toThrow();
      expect(() => parseRecipeText(`# ${long}`)).not.toThrow();
    },
  );

  test("has a heading for the step below it only", () => {
    const { steps } = parseRecipeText(
      "Zubereitung\n\n**Teig**\n\nAlles kneten.\n\nGehen lassen.\n\nBacken:\n\nEine Stunde.",
    );
    expect(steps).toEqual([
      { heading: "Teig", text: "Alles kneten." },
      { heading: null, text: "Gehen lassen." },
      { heading: "Backen", text: "Eine Stunde." },
    ]);
  });

  test("takes no address that is not a web page for its source", () => {
    expect(parseRecipeText("Quelle: javascript:alert(1)\n\nZutaten\n1 Ei").source).toBeNull();
    expect(parseRecipeText("Quelle: https://\n\nZutaten\n1 Ei").source).toBeNull();
  });

  test("is read up to the limits", () => {
    const lines = Array.from({ length: textLimits.lines + 50 }, (_, index) => `${index + 1} Eier`);
    const { ingredientGroups } = parseRecipeText(`Zutaten\n${lines.join("\n")}`);
    expect(ingredientGroups[0]?.lines).toHaveLength(textLimits.lines - 1);
    const long = parseRecipeText(`Zubereitung\n${"a".repeat(textLimits.characters * 2)}`);
    expect(long.steps[0]?.text.length).toBeLessThan(textLimits.characters);
  });
});

describe("a text of 50,000 characters", () => {
  /** How often regular expressions are applied while a text is read; a spy would keep each call. */
  function countSearches(text: string): number {
    const exec = RegExp.prototype.exec;
    let count = 0;
    const countingExec = function (this: RegExp, searched: string) {
      count += 1;
      return exec.call(this, searched);
    };
    Object.defineProperty(RegExp.prototype, "exec", { value: countingExec, writable: true, configurable: true });
    try {
      parseRecipeText(text);
      return count;
    } finally {
      Object.defineProperty(RegExp.prototype, "exec", { value: exec, writable: true, configurable: true });
    }
  }
  const fill = (piece: string, characters: number) => piece.repeat(Math.floor(characters / piece.length));

  test.each([
    ["ingredients", "Zutaten:\n", "1 ½ EL Olivenöl, plus etwas mehr\n"],
    ["steps", "Zubereitung:\n", "1. Bei 200 °C 20 bis 30 Minuten backen, dann abkühlen lassen.\n"],
    ["headings", "Suppe\n", "Zutaten:\n2 Eier\nZubereitung:\nKochen.\n\n"],
    ["prose", "", "Das hat meine Oma immer sonntags gekocht, mit viel Butter und 2 Stunden Zeit.\n"],
    ["list in one line", "Zutaten:\n", "2 Eier, 200 g Mehl; "],
    ["line without spaces", "", "a1½-"],
  ])("costs at most twice as much as half of it (%s)", (_, start, piece) => {
    const half = countSearches(start + fill(piece, textLimits.characters / 2));
    const whole = countSearches(start + fill(piece, textLimits.characters - start.length));
    expect(whole).toBeLessThan(2.2 * half + 100);
  });
});

/** Writes a recipe of the site as a mail would have it. */
function write(recipe: RecipeSeed, locale: Locale): string {
  const isGerman = locale === "de";
  const { preparation, baking, resting } = recipe.duration;
  const { amount, type } = recipe.servings;
  const noun = type === "piece" ? (isGerman ? "Stück" : "pieces") : isGerman ? "Portionen" : "servings";
  const facts = [
    `${amount} ${noun}`,
    `${isGerman ? "Vorbereitungszeit" : "Prep time"}: ${preparation} min`,
    baking > 0 && `${isGerman ? "Backzeit" : "Cook time"}: ${baking} min`,
    resting > 0 && `${isGerman ? "Ruhezeit" : "Resting time"}: ${resting} min`,
  ].filter(Boolean);
  const groups = recipe.ingredients.map(({ heading, items }) => {
    const lines = items.map((row) => `${row.amount ?? ""} ${ingredientOf(row.ingredient).names[locale].plural}`.trim());
    return [heading && `${heading[locale]}:`, ...lines].filter(Boolean).join("\n");
  });
  const steps = recipe.steps.map(({ heading, text }, index) => `${index + 1}. ${heading[locale]}:\n${text[locale]}`);
  const headings = isGerman ? ["Zutaten", "Zubereitung"] : ["Ingredients", "Method"];
  return [recipe.title[locale], recipe.summary[locale], facts.join("\n"), headings[0], ...groups, headings[1], ...steps]
    .join("\n\n")
    .replaceAll("\u00a0", " ");
}

describe("a recipe of the site", () => {
  test.each(eachRecipe)("is read back from a text: %s", (_, recipe) => {
    for (const locale of locales) {
      const read = parseRecipeText(write(recipe, locale));
      expect(read).toMatchObject({
        language: locale,
        title: recipe.title[locale],
        description: recipe.summary[locale].replace(/\s+/g, " "),
        servings: recipe.servings,
        steps: recipe.steps.map(({ heading, text }) => ({
          heading: heading[locale],
          text: text[locale].replace(/\s+/g, " "),
        })),
      });
      expect(read.duration.preparation).toBe(recipe.duration.preparation);
      expect(read.ingredientGroups.map(({ lines }) => lines.length)).toEqual(
        recipe.ingredients.map(({ items }) => items.length),
      );
      expect(read.ingredientGroups.map(({ heading }) => heading)).toEqual(
        recipe.ingredients.map(({ heading }) => heading?.[locale] ?? null),
      );
    }
  });
});

describe("any text", () => {
  const lines = fc.constantFrom(
    "",
    "",
    "Kürbissuppe",
    "500 g Mehl",
    "- 2 Eier, verquirlt",
    "etwas Salz",
    "Für den Teig:",
    "Belag",
    "1 cup flour",
    "1. Alles verrühren und backen.",
    "2) Mix well",
    "Schritt 3: Servieren",
    "Die Suppe kochen.",
    "**Sauce**",
    "## Teig",
    "Tipp: mit Brot servieren",
    "Zutaten",
    "Zubereitung:",
    "Ingredients for the filling",
    "Method",
    "Notes",
    "500 g",
    "Öl",
    "Liebe Grüße, Anna",
    "Equipment: bowl, whisk",
    "• salt & pepper",
    "Zucker, 3 Eier, 200 ml Milch",
    "> quoted text",
    "Ein langer Satz, der von einem Sommer erzählt, in dem wir jeden Tag Pfannkuchen mit Apfelmus gegessen haben.",
  );
  const texts = fc.array(lines, { maxLength: 25 }).map((list) => list.join("\n"));

  test("is read without an error", () => {
    const any = fc.oneof(texts, fc.string({ unit: "grapheme" }), fc.string({ unit: "binary", maxLength: 300 }));
    fc.assert(
      fc.property(any, fc.constantFrom<Locale | undefined>("de", "en", undefined), (text, language) => {
        const { ingredientGroups, steps } = parseRecipeText(text, language);
        expect(ingredientGroups.flatMap((group) => group.lines)).not.toContain("");
        expect(steps.map((step) => step.text)).not.toContain("");
      }),
      { numRuns: 1000 },
    );
  });

  test("loses no word but headings of sections", () => {
    const headings = "zutaten zubereitung ingredients method notes tipp equipment schritt".split(" ");
    fc.assert(
      fc.property(texts, (text) => {
        const words = (one: string) => one.toLowerCase().match(/\p{L}+/gu) ?? [];
        const read = new Set(words(JSON.stringify(parseRecipeText(text)).replaceAll("\\n", " ")));
        expect(words(text).filter((word) => !read.has(word) && !headings.includes(word))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
