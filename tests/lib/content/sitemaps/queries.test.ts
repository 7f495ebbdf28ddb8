import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listSitemapFiles, streamSitemapPages } from "#lib/content/sitemaps/queries.ts";
import { pagesPerFile, type SitemapKind, type SitemapPage } from "#lib/content/sitemaps/sitemap-files.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import { createSeedCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { db, runLongStatements } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createFlourAndEgg,
  createJonas,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

let cook: string;
let reader: string;
const picture = "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22";
const day = "2026-01-01T12:00:00.000Z";

beforeAll(async () => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
  cook = await createAnna();
  reader = await createJonas();
  await db.insert(pictures).values({
    id: picture,
    storageKey: `pictures/${picture}`,
    mime: "image/jpeg",
    width: 1600,
    height: 1200,
    bytes: 1,
    placeholder: "",
    alts: { de: "", en: "" },
  });
  const evening = await createDinnerCategory();
  const [vegetarian] = [
    await createDietTag("vegetarian"),
    await createDietTag("unused"),
    await createDietTag("brand-content", true),
  ];
  await createFlourAndEgg();
  const shown = await createTestRecipe(cook, { pictureId: picture, categoryIds: [evening], tagIds: [vegetarian] });
  await createTestRecipe(reader, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createTestRecipe(reader, {
    publishedAt: new Date("2999-01-01"),
    texts: { de: recipeTexts("morgen", "Von morgen") },
  });
  await story("salz", "article");
  await story("impressum", "static_page");
  const book = { userId: cook, titles: { de: "Buch" }, summaries: {}, itemIds: [shown] };
  await createSeedCookbook({ ...book, slug: "mein-buch", visibility: "public" });
  await createSeedCookbook({ ...book, slug: "geheim", visibility: "private" });
  await createSeedCookbook({ ...book, slug: "nur-mit-link", visibility: "unlisted" });
});

function story(slug: string, storyType: "article" | "static_page", authorId = cook) {
  return createStory({
    authorId,
    state: "live",
    isSponsored: false,
    publishedAt: new Date(day),
    storyType,
    ...(storyType === "static_page" && { pageKey: "imprint" as const }),
    texts: { de: { slug, title: slug, summary: "", keywords: "", body: [] } },
    categoryIds: [],
    tagIds: [],
  });
}

async function pagesOf(kind: SitemapKind, number = 1): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for await (const batch of (await streamSitemapPages({ kind, number })) ?? []) pages.push(...batch);
  return pages;
}

const pathsOf = async (kind: SitemapKind) => (await pagesOf(kind)).map(({ paths }) => paths);

test("lists public recipes with languages, date and picture", async () => {
  expect(await pagesOf("recipes")).toEqual([
    {
      paths: { de: "/de/rezepte/kaesespaetzle", en: "/en/recipes/cheese-spaetzle" },
      lastModified: day,
      images: [expect.stringMatching(new RegExp(`^/images/.+/1200x0/.+/${picture}$`))],
    },
  ]);
});

test("lists static pages at their own addresses, not as stories", async () => {
  expect(await pathsOf("stories")).toEqual([{ de: "/de/stories/salz" }]);
  const pages = await pagesOf("pages");
  expect(pages).toContainEqual({ paths: { de: "/de/impressum" }, lastModified: day, images: [] });
  const all = pages.flatMap(({ paths }) => Object.values(paths));
  expect(all).toEqual(
    expect.arrayContaining(["/de", "/en/recipes", "/de/was-koche-ich-heute/alles/abendessen/gesund"]),
  );
  expect(all).not.toContain("/de/suche");
  expect(all).not.toContain("/de/agb");
  expect(new Set(all).size).toBe(all.length);
});

test("lists categories and tags in use, ingredients with a page, authors and public cookbooks", async () => {
  expect(await pagesOf("categories")).toMatchObject([{ paths: { en: "/en/categories/dinner" }, lastModified: day }]);
  expect(await pagesOf("tags")).toMatchObject([{ paths: { de: "/de/tags/vegetarian" }, lastModified: day }]);
  expect(await pathsOf("ingredients")).toEqual([{ de: "/de/zutaten/mehl", en: "/en/ingredients/flour" }]);
  expect(await pathsOf("users")).toEqual([{ de: "/de/users/anna", en: "/en/users/anna" }]);
  expect(await pathsOf("cookbooks")).toEqual([{ de: "/de/kochbuecher/mein-buch", en: "/en/cookbooks/mein-buch" }]);
});

test("lists tabs of authors where they have an address of their own, in those languages", async () => {
  // The cook has recipes in both languages, and a story in German. The reader has stories only.
  const id = await story("pfeffer", "article", reader);
  onTestFinished(async () => {
    await db.delete(items).where(eq(items.id, id));
  });
  expect(await pathsOf("user-stories")).toEqual([{ de: "/de/users/anna/stories" }]);
  expect(await pathsOf("user-cookbooks")).toEqual([
    { de: "/de/users/anna/kochbuecher", en: "/en/users/anna/cookbooks" },
  ]);
});

test("splits pages into several files without gaps or duplicates", async () => {
  onTestFinished(async () => {
    await runLongStatements((longDb) =>
      longDb.delete(items).where(sql`id in (select item_id from item_texts where title = 'Masse')`),
    );
  });
  await runLongStatements((longDb) =>
    longDb.execute(sql`
    with made as (
      insert into items (type, state, author_id, published_at)
      select 'recipe', 'live', ${cook}, ${day}::timestamptz from generate_series(1, ${pagesPerFile + 20}) returning id)
    insert into item_texts (item_id, locale, slug, title, summary) select id, 'de', 'masse-' || id, 'Masse', '' from made`),
  );
  const files = await listSitemapFiles();
  expect(files.filter(({ kind }) => kind === "recipes").map(({ number }) => number)).toEqual([1, 2]);
  const [first, second] = [await pagesOf("recipes", 1), await pagesOf("recipes", 2)];
  for (const { length } of [first, second]) expect(Math.abs(length - pagesPerFile / 2)).toBeLessThan(500);
  expect(new Set([...first, ...second].map(({ paths }) => paths.de)).size).toBe(pagesPerFile + 21);
  expect(await streamSitemapPages({ kind: "recipes", number: 3 })).toBeNull();
}, 30_000);

test("fails before the stream starts when the query fails", async () => {
  await db.execute(sql`alter table item_texts rename to lost_texts`);
  try {
    await expect(streamSitemapPages({ kind: "recipes", number: 1 })).rejects.toThrow();
  } finally {
    await db.execute(sql`alter table lost_texts rename to item_texts`);
  }
});
