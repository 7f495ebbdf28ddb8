import { beforeAll, describe, expect, test, vi } from "vitest";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

const words = { servings: "4 Portionen", stepName: (number: number) => `Schritt ${number}` };
const dataOf = (changes: Partial<typeof pumpkinSoup> = {}) =>
  // As a search engine reads it from the page.
  JSON.parse(JSON.stringify(recipeStructuredData({ ...pumpkinSoup, ...changes }, "de", words)));

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
  vi.stubEnv("SITE_URL", "https://tischlein.example");
});

test("has the properties that search engines require", () => {
  expect(dataOf()).toMatchObject({
    "@type": "Recipe",
    name: "Kürbissuppe",
    url: "https://tischlein.example/de/rezepte/kuerbissuppe",
    inLanguage: "de",
    author: { "@type": "Organization", name: "Gemüsefach", url: "https://tischlein.example/de/users/gemuesefach" },
    datePublished: "2026-10-09T09:00:00.000Z",
    prepTime: "PT20M",
    cookTime: "PT45M",
    totalTime: "PT1H15M",
    recipeYield: ["4", "4 Portionen"],
    recipeCategory: "Suppen",
    recipeCuisine: ["Deutsch"],
    keywords: "glutenfrei, Herbst",
    suitableForDiet: ["https://schema.org/GlutenFreeDiet"],
    nutrition: { calories: "318 kcal", fatContent: "4.6 g" },
    aggregateRating: { ratingValue: 4.6, ratingCount: 12, bestRating: 5, worstRating: 1 },
    interactionStatistic: { userInteractionCount: 6 },
  });
});

test("names the partner who has paid for it, and no other author", () => {
  const partner = { ...pumpkinSoup.author, newType: "partner" as const };
  expect(dataOf().sponsor).toBeUndefined();
  expect(dataOf({ author: partner }).sponsor).toBeUndefined();
  expect(dataOf({ isSponsored: true }).sponsor).toBeUndefined();
  expect(dataOf({ isSponsored: true, author: partner }).sponsor).toEqual(dataOf().author);
});

test("is based on the address of its source", () => {
  const source = { url: "https://kochbuch.example/suppe", siteName: "Das Kochbuch", author: "" };
  expect(dataOf({ source }).isBasedOn).toBe(source.url);
  expect(dataOf({ source: { ...source, url: null } })).not.toHaveProperty("isBasedOn");
});

test("lists ingredients as text", () => {
  expect(dataOf().recipeIngredient).toEqual(["1,2 kg Hokkaidokürbis, entkernt (mit Schale)", "2 Zwiebeln", "Salz"]);
});

describe("every step", () => {
  test("has a name, a text, an address on the page and a picture", () => {
    for (const step of dataOf().recipeInstructions) {
      expect(step).toMatchObject({ "@type": "HowToStep", name: expect.any(String), text: expect.any(String) });
      expect(step.name).not.toBe("");
      expect(step.image).toMatch(/^https:\/\/tischlein\.example\/images\//);
    }
    expect(dataOf().recipeInstructions.map((step: { url: string }) => new URL(step.url).hash)).toEqual([
      "#step-1",
      "#step-2",
    ]);
  });

  test("has its own picture, else that of the recipe", () => {
    const [first, second] = dataOf().recipeInstructions;
    expect(first.image).toContain("9150765e");
    expect(second.image).toContain("8050765e");
    expect(second.name).toBe("Schritt 2");
  });
});

test("has the picture in three sizes with absolute addresses", () => {
  const images: string[] = dataOf().image;
  expect(new Set(images).size).toBe(3);
  expect(images.every((image) => image.startsWith("https://tischlein.example/images/"))).toBe(true);
});

test("describes the video", () => {
  expect(dataOf().video).toMatchObject({
    "@type": "VideoObject",
    name: "Suppe anrichten",
    description: "Vom Blech.",
    duration: "PT100S",
    uploadDate: "2026-10-09T09:00:00.000Z",
    contentUrl: "https://tischlein.example/videos/0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22/video.mp4",
    thumbnailUrl: expect.stringMatching(/^https:/),
  });
});

test("leaves out ratings without a reader and likes that came with the sample content", () => {
  const data = dataOf({ rating: null, likeCount: 3, userLikeCount: 0 });
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data).not.toHaveProperty("interactionStatistic");
});

test("leaves out unknown properties", () => {
  const data = dataOf({
    video: null,
    nutrition: null,
    rating: null,
    picture: null,
    mainCategory: null,
    tags: [],
    categories: [],
    duration: { preparation: 5, baking: 0, resting: 0, total: 5 },
  });
  for (const name of [
    "video",
    "nutrition",
    "image",
    "cookTime",
    "recipeCategory",
    "recipeCuisine",
    "keywords",
    "suitableForDiet",
    "aggregateRating",
    "review",
  ]) {
    expect(data).not.toHaveProperty(name);
  }
  expect(data.recipeInstructions[1]).not.toHaveProperty("image");
});
