import { describe, expect, test } from "vitest";
import { type DeskContent, deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { keepLanguages } from "#lib/content/recipe-drafts/publication/published-languages.ts";
import { confirmText, listStale } from "#lib/content/recipe-drafts/working-copy/stale-translations.ts";

const step = (id: string, de: string, en: string) => ({ id, text: { de, en } });
const base = deskContentSchema.parse({
  title: { de: "Suppe", en: "Soup" },
  summary: { de: "Warm.", en: "" },
  steps: [step("a", "Schneiden.", "Cut."), step("b", "Kochen.", "Cook.")],
  editorial: { storage: { de: "Kühl.", en: "Cool." } },
}) as DeskContent;
const changed = (change: (content: DeskContent) => void): DeskContent => {
  const content = structuredClone(base);
  change(content);
  return content;
};
const stepText = (content: DeskContent, id: string) => {
  const found = content.steps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found.text;
};
const pathsOf = (content: DeskContent, published: DeskContent | null = base) =>
  listStale(published, content).map(({ path }) => path);

describe("a text is stale", () => {
  test("when only its twin was changed, in either direction", () => {
    const german = changed((content) => {
      stepText(content, "b").de = "Lange kochen.";
    });
    expect(pathsOf(german)).toEqual(["steps.1.text.en"]);
    const english = changed((content) => {
      content.editorial.storage.en = "In the fridge.";
    });
    expect(pathsOf(english)).toEqual(["editorial.storage.de"]);
  });

  test("at the place where its step is now", () => {
    const moved = changed((content) => {
      stepText(content, "a").de = "Fein schneiden.";
      content.steps.reverse();
    });
    expect(pathsOf(moved)).toEqual(["steps.1.text.en"]);
  });

  test("until it is changed itself, or the twin is as before", () => {
    const both = changed((content) => {
      content.title = { de: "Eintopf", en: "Stew" };
    });
    expect(pathsOf(both)).toEqual([]);
    expect(pathsOf(structuredClone(base))).toEqual([]);
  });

  test("until an editor says that it is right, and again when the twin changes once more", () => {
    const content = changed((one) => {
      one.title.de = "Die Suppe";
    });
    const [stale] = listStale(base, content);
    if (!stale) throw new Error("not stale");
    const confirmed = confirmText(content, stale) as DeskContent;
    expect(pathsOf(confirmed)).toEqual([]);
    expect(pathsOf({ ...confirmed, title: { ...confirmed.title, de: "Eine andere" } })).toEqual(["title.en"]);
  });

  test("after the publication, too", () => {
    const published = changed((content) => {
      content.title.de = "Die Suppe";
      content.editorial.stale = ["title.en"];
    });
    expect(pathsOf(published, published)).toEqual(["title.en"]);
    expect(pathsOf({ ...published, title: { de: "Die Suppe", en: "The soup" } }, published)).toEqual([]);
  });

  test("never while it is missing, or in a new recipe", () => {
    const content = changed((one) => {
      one.summary = { de: "Heiß.", en: "" };
    });
    expect(pathsOf(content)).toEqual([]);
    expect(pathsOf(content, null)).toEqual([]);
  });
});

describe("one language alone", () => {
  const content = changed((one) => {
    one.title = { de: "Eintopf", en: "Stew" };
    one.steps.push({ ...structuredClone(one.steps[0] as DeskContent["steps"][number]), id: "c" });
    stepText(one, "c").de = "Servieren.";
    stepText(one, "c").en = "Serve.";
    one.servings.amount = 6;
  });

  test("keeps the published texts of the other, and shares the rest", () => {
    const kept = keepLanguages(content, base, ["de"]);
    expect(kept.title).toEqual({ de: "Eintopf", en: "Soup" });
    expect(kept.steps.map(({ text }) => text.en)).toEqual(["Cut.", "Cook.", ""]);
    expect(kept.servings.amount).toBe(6);
  });

  test("leaves the other one out of a new recipe", () => {
    const kept = keepLanguages(content, null, ["en"]);
    expect(kept).toMatchObject({ language: "en", title: { de: "", en: "Stew" } });
    expect(keepLanguages(content, null, ["de", "en"])).toBe(content);
  });
});
