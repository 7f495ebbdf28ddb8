import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { slugHistory } from "#lib/db/tables/taxonomy.ts";
import { findSlug } from "#lib/i18n/slugs.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, dinner, kaesespaetzle, larder, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

beforeAll(async () => {
  const cook = await anna();
  const id = await kaesespaetzle(cook);
  await kaesespaetzle(cook, { state: "draft", texts: { de: words("entwurf", "Entwurf") } });
  await db.insert(slugHistory).values({ kind: "item", locale: "de", slug: "spaetzle-mit-kaese", targetId: id });
  await dinner();
  await tag("vegan");
  await tag("brand-content", true);
  await larder();
});

test("a slug of the language, of the other one, and an old one lead to the same place", async () => {
  expect(await findSlug("/recipes/[slug]", "de", "kaesespaetzle")).toBe("kaesespaetzle");
  expect(await findSlug("/recipes/[slug]", "de", "cheese-spaetzle")).toBe("kaesespaetzle");
  expect(await findSlug("/recipes/[slug]", "en", "kaesespaetzle")).toBe("cheese-spaetzle");
  expect(await findSlug("/recipes/[slug]", "en", "spaetzle-mit-kaese")).toBe("cheese-spaetzle");
});

test("what readers may not see has no address", async () => {
  expect(await findSlug("/recipes/[slug]", "de", "entwurf")).toBeNull();
  expect(await findSlug("/stories/[slug]", "de", "kaesespaetzle")).toBeNull();
  expect(await findSlug("/tags/[slug]", "de", "brand-content")).toBeNull();
  expect(await findSlug("/ingredients/[slug]", "de", "ei")).toBeNull();
});

test("categories, tags, ingredients and people", async () => {
  expect(await findSlug("/categories/[slug]", "en", "abendessen")).toBe("dinner");
  expect(await findSlug("/tags/[slug]", "en", "vegan")).toBe("vegan");
  expect(await findSlug("/ingredients/[slug]", "de", "flour")).toBe("mehl");
  expect(await findSlug("/users/[slug]", "de", "anna")).toBe("anna");
  expect(await findSlug("/users/[slug]", "de", "niemand")).toBeNull();
  expect(await findSlug("/cookbooks/[slug]", "de", "keins")).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", "\0")).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", "a".repeat(1000))).toBeNull();
});

test("while the database does not answer, what it said last stands, and nothing else is called missing", async () => {
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
