import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";
import { type PageMetadataInput, pageMetadata } from "#lib/platform/seo/metadata.ts";

beforeAll(() => {
  vi.stubEnv("SITE_URL", "https://tischlein.example");
});

afterEach(() => setSiteSettings({}));

const metadataOf = (changes: Partial<PageMetadataInput> = {}) =>
  pageMetadata({
    locale: "en",
    title: "Recipes",
    description: "All of them.",
    fallback: "Recipes and stories.",
    alternates: { de: "/de/rezepte", en: "/en/recipes" },
    ...changes,
  });

test("has the absolute address of the page as canonical", () => {
  expect(metadataOf().alternates?.canonical).toBe("https://tischlein.example/en/recipes");
});

test("lists all languages, with German as x-default", () => {
  expect(metadataOf().alternates?.languages).toEqual({
    de: "https://tischlein.example/de/rezepte",
    en: "https://tischlein.example/en/recipes",
    "x-default": "https://tischlein.example/de/rezepte",
  });
  expect(metadataOf({ alternates: { en: "/en/recipes" } }).alternates?.languages).toEqual({
    en: "https://tischlein.example/en/recipes",
    "x-default": "https://tischlein.example/en/recipes",
  });
});

test("names no language that is off", () => {
  setSiteSettings({ locales: ["en"] });
  const { alternates, openGraph } = metadataOf();
  expect(alternates).not.toHaveProperty("languages");
  expect(alternates?.canonical).toBe("https://tischlein.example/en/recipes");
  expect(openGraph).toMatchObject({ locale: "en_GB", alternateLocale: [] });
  // Pages of the desk, which exist in all languages.
  expect(metadataOf({ locale: "de" }).alternates?.canonical).toBe("https://tischlein.example/de/rezepte");
});

test("keeps the page number in canonical and alternates", () => {
  const { alternates } = metadataOf({ page: 2 });
  expect(alternates?.canonical).toBe("https://tischlein.example/en/recipes?page=2");
  expect(alternates?.languages?.de).toBe("https://tischlein.example/de/rezepte?page=2");
  expect(alternates?.languages?.["x-default"]).toBe("https://tischlein.example/de/rezepte?page=2");
  expect(metadataOf({ page: 1 }).alternates?.canonical).toBe("https://tischlein.example/en/recipes");
});

test("indexes by default and allows large previews on request", () => {
  expect(metadataOf().robots).toEqual({ index: true, follow: true });
  expect(metadataOf({ isIndexed: false }).robots).toEqual({ index: false, follow: true });
  expect(metadataOf({ allowsLargeImage: true }).robots).toMatchObject({ "max-image-preview": "large" });
});

test("has a share image of 1200 × 630, by default that of the site", () => {
  const own = { path: "/share/en/recipe/negroni", alt: "A glass" };
  const size = { width: 1200, height: 630 };
  expect(metadataOf({ image: own }).openGraph?.images).toEqual([
    { url: "https://tischlein.example/share/en/recipe/negroni", alt: "A glass", ...size },
  ]);
  expect(metadataOf().openGraph?.images).toEqual([
    { url: "https://tischlein.example/share/en/site", alt: "Tischlein", ...size },
  ]);
});

test("lists only existing alternate languages in Open Graph", () => {
  expect(metadataOf().openGraph).toMatchObject({ locale: "en_GB", alternateLocale: ["de_DE"] });
  expect(metadataOf({ alternates: { en: "/en/recipes" } }).openGraph).toMatchObject({ alternateLocale: [] });
});

test("names where a page that other sites can embed is described", () => {
  expect(metadataOf().alternates?.types).toBeUndefined();
  expect(metadataOf({ isEmbeddable: true }).alternates?.types).toEqual({
    "application/json+oembed":
      "https://tischlein.example/api/oembed?url=https%3A%2F%2Ftischlein.example%2Fen%2Frecipes",
  });
});
