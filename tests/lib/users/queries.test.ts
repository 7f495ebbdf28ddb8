import { beforeAll, expect, test } from "vitest";
import { createStory } from "#lib/stories/mutations.ts";
import { createUser } from "#lib/users/mutations.ts";
import { getUser, listUsers } from "#lib/users/queries.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, jonas, kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();

beforeAll(async () => {
  const cook = await anna();
  await kaesespaetzle(cook);
  await kaesespaetzle(cook, { state: "draft", texts: { de: words("entwurf", "Entwurf") } });
  await kaesespaetzle(await jonas(), { state: "draft", texts: { de: words("probe", "Probe") } });
  const house = await createUser({ slug: "haus", name: "Das Haus", newType: "editor", occupation: {}, bio: {} });
  const page = { slug: "impressum", title: "Impressum", summary: "", words: "", body: [] };
  await createStory({
    authorId: house,
    storyType: "static_page",
    pageKey: "imprint",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01"),
    texts: { de: page },
    categoryIds: [],
    tagIds: [],
  });
  const logo = '<svg viewBox="0 0 4 1"/>';
  const partner = { position: 0, logo, trade: { de: "Mühle", en: "Mill" } };
  await createUser({ slug: "muehle", name: "Mühle", newType: "partner", occupation: {}, bio: {}, partner });
});

test("who has published something is listed, and every partner; drafts and static pages are no works", async () => {
  const listed = await listUsers("de");
  expect(listed.map(({ slug, recipeCount, storyCount }) => [slug, recipeCount, storyCount])).toEqual([
    ["muehle", 0, 0],
    ["anna", 1, 0],
  ]);
});

test("a profile without works is there, but counts none", async () => {
  expect(await getUser("de", "jonas")).toMatchObject({ name: "Jonas", recipeCount: 0, storyCount: 0, logo: null });
  expect(await getUser("de", "niemand")).toBeNull();
});
