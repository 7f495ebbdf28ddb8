import { beforeAll, describe, expect, test, vi } from "vitest";
import { recipeStructuredData } from "#lib/content/recipes/structured-data.ts";
import { parsePictureAddress } from "#lib/platform/media/pictures/picture-address.ts";
import { pumpkinSoup } from "#tests/support/recipe.ts";

const words = { servings: "4 Portionen", serving: "1 Portion", stepName: (number: number) => `Schritt ${number}` };
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
    nutrition: { servingSize: "1 Portion", calories: "318 kcal", fatContent: "4.6 g" },
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
  test("has a name, a text and an address on the page", () => {
    for (const step of dataOf().recipeInstructions) {
      expect(step).toMatchObject({ "@type": "HowToStep", name: expect.any(String), text: expect.any(String) });
      expect(step.name).not.toBe("");
    }
    expect(dataOf().recipeInstructions.map((step: { url: string }) => new URL(step.url).hash)).toEqual([
      "#step-1",
      "#step-2",
    ]);
  });

  test("has its own picture or that of its clip, and never that of the recipe", () => {
    const [first, second] = dataOf().recipeInstructions;
    expect(first.image).toMatch(/^https:\/\/tischlein\.example\/images\/.*9150765e/);
    expect(second).not.toHaveProperty("image");
    expect(second.name).toBe("Schritt 2");
    const steps = pumpkinSoup.steps.map((step) => ({ ...step, picture: null, video: pumpkinSoup.video }));
    expect(dataOf({ steps }).recipeInstructions[1].image).toContain(pumpkinSoup.video?.poster.id);
  });
});

test("has the picture as 4:3, 16:9 and square, with absolute addresses that are signed", () => {
  const requests = dataOf().image.map((image: string) =>
    parsePictureAddress(image.replace("https://tischlein.example/images/", "")),
  );
  expect(requests).toMatchObject([
    { width: 1200 },
    { width: 1200, crop: { x: 0, y: 144, width: 1536, height: 864 } },
    { width: 1200, crop: { x: 192, y: 0, width: 1152, height: 1152 } },
  ]);
  // The picture is 4:3 itself.
  expect(requests[0]).not.toHaveProperty("crop");
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
