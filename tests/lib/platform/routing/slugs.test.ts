import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { findSlug, invalidateSlugs } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createFlourAndEgg,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  const cook = await createAnna();
  const id = await createTestRecipe(cook);
  await createTestRecipe(cook, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await db.insert(slugHistory).values({ kind: "item", locale: "de", slug: "spaetzle-mit-kaese", targetId: id });
  await createDinnerCategory();
  await createDietTag("vegan");
  await createDietTag("brand-content", true);
  await createFlourAndEgg();
});

test("finds the current slug by the slug of either language and by a former one", async () => {
  expect(await findSlug("/recipes/[slug]", "de", "kaesespaetzle")).toBe("kaesespaetzle");
  expect(await findSlug("/recipes/[slug]", "de", "cheese-spaetzle")).toBe("kaesespaetzle");
  expect(await findSlug("/recipes/[slug]", "en", "kaesespaetzle")).toBe("cheese-spaetzle");
  expect(await findSlug("/recipes/[slug]", "en", "spaetzle-mit-kaese")).toBe("cheese-spaetzle");
});

test("finds no hidden content", async () => {
  expect(await findSlug("/recipes/[slug]", "de", "entwurf")).toBeNull();
  expect(await findSlug("/stories/[slug]", "de", "kaesespaetzle")).toBeNull();
  expect(await findSlug("/tags/[slug]", "de", "brand-content")).toBeNull();
  expect(await findSlug("/ingredients/[slug]", "de", "ei")).toBeNull();
});

test("finds categories, tags, ingredients and users", async () => {
  expect(await findSlug("/categories/[slug]", "en", "abendessen")).toBe("dinner");
  expect(await findSlug("/tags/[slug]", "en", "vegan")).toBe("vegan");
  expect(await findSlug("/ingredients/[slug]", "de", "flour")).toBe("mehl");
  expect(await findSlug("/users/[slug]", "de", "anna")).toBe("anna");
  expect(await findSlug("/users/[slug]", "de", "niemand")).toBeNull();
  expect(await findSlug("/cookbooks/[slug]", "de", "keins")).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", "\0")).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", "a".repeat(1000))).toBeNull();
});

test("finds an ingredient by its singular and its plural in either language", async () => {
  for (const name of ["flours", "flour", "mehl", "mehle"]) {
    await db.execute(sql`update ingredient_texts set singular = 'Mehl', plural = 'Mehle' where slug = 'mehl'`);
    await db.execute(sql`update ingredient_texts set plural = 'flours' where slug = 'flour'`);
    expect(await findSlug("/ingredients/[slug]", "de", name), name).toBe("mehl");
    expect(await findSlug("/ingredients/[slug]", "en", name), name).toBe("flour");
  }
  await db.execute(sql`update ingredient_texts set plural = 'Grüße & Süßes' where slug = 'mehl'`);
  expect(await findSlug("/ingredients/[slug]", "de", "gruesse-suesses")).toBe("mehl");
});

test("finds the stories of a category, but not of news and community", async () => {
  expect(await findSlug("/stories/categories/[slug]", "en", "abendessen")).toBe("dinner");
  await db.execute(sql`update categories set kind = 'special'`);
  expect(await findSlug("/stories/categories/[slug]", "de", "dinner")).toBeNull();
  await db.execute(sql`update categories set kind = 'entry'`);
});

test("after a change a former slug leads on to where its page is now, and leaves others alone", async () => {
  const find = (slug: string) => findSlug("/tags/[slug]", "de", slug);
  await createDietTag("vegetarisch");
  await createDietTag("fleischlos");
  const rename = (from: string, to: string) =>
    db.execute(sql`update tag_texts set slug = ${to} where slug = ${from} and locale = 'de'`);
  await db.execute(sql`insert into slug_history (kind, locale, slug, target_id)
    select 'tag', 'de', slug || '-frueher', tag_id from tag_texts
    where locale = 'de' and slug in ('vegetarisch', 'fleischlos')`);
  const former = ["vegetarisch-frueher", "fleischlos-frueher"];
  expect(await Promise.all(former.map(find))).toEqual(["vegetarisch", "fleischlos"]);
  await rename("vegetarisch", "ohne-fleisch");
  await rename("fleischlos", "ohne-wurst");
  invalidateSlugs("/tags/[slug]", ["vegetarisch", "ohne-fleisch"]);
  expect(await Promise.all(former.map(find))).toEqual(["ohne-fleisch", "fleischlos"]);
});

test("keeps the last answer while the database is down and never answers not found", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await findSlug("/categories/[slug]", "en", "abendessen")).toBe("dinner");
  expect(await findSlug("/categories/[slug]", "en", "nichts")).toBeNull();
  await db.execute(sql`alter table category_texts rename to away`);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  expect(await findSlug("/categories/[slug]", "en", "abendessen")).toBe("dinner");
  expect(await findSlug("/categories/[slug]", "en", "nichts")).toBeNull();
  expect(await findSlug("/categories/[slug]", "en", "lunch")).toBe("lunch");
  await db.execute(sql`alter table away rename to category_texts`);
  expect(await findSlug("/categories/[slug]", "en", "lunch")).toBeNull();
  vi.useRealTimers();
});
