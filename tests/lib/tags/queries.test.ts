import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { listFacetValues } from "#lib/searches/facet-values.ts";
import { createTag } from "#lib/tags/mutations.ts";
import { getTag, listTags } from "#lib/tags/queries.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, jonas, kaesespaetzle, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

const season = (key: string, summary?: string) => {
  const text = { slug: key, title: key, summary };
  return createTag({ key, type: "season", isHidden: false, texts: { de: text, en: text } });
};

beforeAll(async () => {
  const tagIds = [
    await season("winter"),
    await season("autumn", "Der Ofen darf wieder an."),
    await season("spring"),
    await tag("vegan"),
    await tag("draft", true),
  ];
  await kaesespaetzle(await anna(), { tagIds });
});

test("the year has its order, and hidden tags are in no list", async () => {
  const keys = (await listTags("de")).map(({ key }) => key);
  expect(keys).toEqual(["vegan", "spring", "autumn", "winter"]);
  expect((await listFacetValues("de")).season.map(({ key }) => key)).toEqual(["spring", "autumn", "winter"]);
});

test("a tag counts what is live, out already and not expired", async () => {
  const cook = await jonas();
  const tagIds = [await tag("rare")];
  const make = (slug: string, changes: Parameters<typeof kaesespaetzle>[1]) =>
    kaesespaetzle(cook, { tagIds, texts: { de: words(slug, slug) }, ...changes });
  await make("da", {});
  await make("entwurf", { state: "draft" });
  await make("morgen", { publishedAt: new Date("2999-01-01") });
  const gone = await make("vorbei", {});
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-01-02") })
    .where(eq(items.id, gone));
  expect((await listTags("de")).find(({ key }) => key === "rare")?.count).toBe(1);
});

test("a tag says what it stands for, or nothing", async () => {
  expect(await getTag("de", "autumn")).toMatchObject({ type: "season", summary: "Der Ofen darf wieder an." });
  expect(await getTag("de", "winter")).toMatchObject({ summary: "" });
  expect(await getTag("de", "draft")).toBeNull();
});
