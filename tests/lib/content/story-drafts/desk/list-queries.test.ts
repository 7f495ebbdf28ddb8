import { beforeAll, expect, test } from "vitest";
import { readStoryFilter, type StoryFilter, storyFilterQuery } from "#lib/content/story-drafts/desk/filter.ts";
import { listStories } from "#lib/content/story-drafts/desk/list-queries.ts";
import { createStoryDraft, saveStoryDraft } from "#lib/content/story-drafts/mutations.ts";
import { unpublishStory } from "#lib/content/story-drafts/publication/mutations.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createLiveStory, editedStory, withText } from "../fixtures.ts";

setUpDatabase();

let anna: string;
let [live, changed, ended, draft, scheduled] = ["", "", "", "", ""];

beforeAll(async () => {
  anna = await createReader({ newType: "editor", name: "Anna" });
  live = await createLiveStory(anna);
  changed = await createLiveStory(anna);
  ended = await createLiveStory(anna, { storyType: "news" });
  scheduled = await createLiveStory(anna, { publishedAt: new Date(Date.now() + 3_600_000) });
  draft = await createStoryDraft(anna, "shopping_tip");
  await unpublishStory({ editorId: anna, itemId: ended, at: null });
  const { content } = await editedStory(changed);
  const half = withText(content, 1, "en", "");
  const texts = { ...half.texts, de: { ...half.texts.de, title: "Torte statt Kuchen" } };
  await saveStoryDraft({ editorId: anna, itemId: changed, version: 0 }, { ...half, texts });
});

const list = async (filter: Partial<StoryFilter>) => {
  const { data, meta } = await listStories(
    "de",
    { search: "", type: null, state: null, ...filter },
    { ownerId: null, page: 1 },
  );
  expect(meta.pagination.count).toBe(data.length);
  return data.map(({ id }) => id).sort();
};

test("all stories are listed, the last changed first", async () => {
  const { data } = await listStories("de", { search: "", type: null, state: null }, { ownerId: null, page: 1 });
  expect(data.map(({ id }) => id).sort()).toEqual([live, changed, ended, draft, scheduled].sort());
  expect(data[0]).toMatchObject({
    id: changed,
    title: "Torte statt Kuchen",
    hasChanges: true,
    changedBy: "Anna",
    completeness: { de: 100, en: 75 },
  });
  expect(data.find(({ id }) => id === draft)).toMatchObject({ title: "", completeness: { de: 0, en: 0 } });
});

test("they are narrowed by state", async () => {
  expect(await list({ state: "draft" })).toEqual([draft]);
  expect(await list({ state: "scheduled" })).toEqual([scheduled]);
  expect(await list({ state: "expired" })).toEqual([ended]);
  expect(await list({ state: "live" })).toEqual([live, changed].sort());
  expect(await list({ state: "changed" })).toEqual([changed]);
});

test("they are narrowed by type and by words of a title, published or written since", async () => {
  expect(await list({ type: "news" })).toEqual([ended]);
  expect(await list({ search: "torte kuchen" })).toEqual([changed]);
  expect(await list({ search: "baking" })).toHaveLength(4);
  expect(await list({ search: "%" })).toEqual([]);
});

test("a page beyond the last one is the last one", async () => {
  const { meta } = await listStories("de", { search: "", type: null, state: null }, { ownerId: null, page: 9 });
  expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 5 });
});

test("a filter is read from an address and written into it", () => {
  const filter = readStoryFilter({ search: " Brot\u0000 ", type: "news", state: "changed" });
  expect(filter).toEqual({ search: "Brot", type: "news", state: "changed" });
  expect(storyFilterQuery(filter, 2)).toBe("?search=Brot&type=news&state=changed&page=2");
  expect(readStoryFilter({ type: "x", state: ["live"] })).toEqual({ search: "", type: null, state: null });
  expect(storyFilterQuery(readStoryFilter({}))).toBe("");
});
