import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createDraft, deleteDraft, saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { createDraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { DraftError } from "#lib/content/recipe-drafts/errors.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { createDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { draftInput } from "../arbitraries.ts";
import { completeDraft, createAuthor, createReviewFixtures, createUpload, type ReviewFixtures } from "../fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

const titled = (title: string) => draftContentSchema.parse({ title: { de: title } });
const read = (id: string, userId = fixtures.author) => getDraft(id, { id: userId, newType: "community" });
/** Code and fields of a refused change. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof DraftError ? { code: error.code, fields: error.fields } : error),
  );

describe("a draft", () => {
  test("is created, saved in small steps and read again", async () => {
    const { author } = fixtures;
    const created = await createDraft({ authorId: author, content: createDraftContent("de") });
    expect(created.version).toBe(1);
    const saved = await saveDraft({ draftId: created.id, userId: author, version: 1, content: titled("Suppe") });
    expect(saved).toMatchObject({ id: created.id, version: 2 });
    expect(saved.savedAt >= created.savedAt).toBe(true);
    expect(await read(created.id)).toMatchObject({
      state: "draft",
      version: 2,
      content: titled("Suppe"),
      recipeId: null,
    });
  });

  test("is created once by repeated requests", async () => {
    const draft = { id: randomUUID(), authorId: fixtures.author, content: titled("Einmal") };
    const ids = await Promise.all([createDraft(draft), createDraft(draft), createDraft(draft)]);
    expect(ids.map(({ id, version }) => [id, version])).toEqual(Array(3).fill([draft.id, 1]));
    const stranger = await createAuthor();
    expect(await refusal(createDraft({ ...draft, authorId: stranger }))).toMatchObject({ code: "missing" });
  });

  test("is read by its author and editors only", async () => {
    const { id } = await createDraft({ authorId: fixtures.author, content: titled("Geheim") });
    const stranger = await createAuthor();
    expect(await read(id, stranger)).toBeNull();
    for (const newType of ["contributor", "partner"] as const) {
      expect(await getDraft(id, { id: stranger, newType })).toBeNull();
    }
    for (const newType of ["editor", "admin"] as const) {
      expect(await getDraft(id, { id: stranger, newType })).toMatchObject({ id, content: titled("Geheim") });
    }
    expect(await read(randomUUID())).toBeNull();
  });

  test("is changed by its author only", async () => {
    const { id } = await createDraft({ authorId: fixtures.author, content: titled("Meins") });
    const change = { draftId: id, version: 1, content: titled("Deins") };
    expect(await refusal(saveDraft({ ...change, userId: await createAuthor() }))).toMatchObject({ code: "missing" });
    expect(await refusal(saveDraft({ ...change, userId: fixtures.editor }))).toMatchObject({ code: "forbidden" });
    expect(await refusal(deleteDraft({ draftId: id, userId: fixtures.editor }))).toMatchObject({ code: "forbidden" });
    await deleteDraft({ draftId: id, userId: await createAuthor() });
    expect(await read(id)).toMatchObject({ content: titled("Meins"), version: 1 });
  });

  test("of a banned author is not changed", async () => {
    const banned = await createAuthor();
    const { id } = await createDraft({ authorId: banned, content: titled("Alt") });
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, banned));
    const change = { draftId: id, userId: banned, version: 1, content: titled("Neu") };
    expect(await refusal(saveDraft(change))).toMatchObject({ code: "missing" });
  });

  test("is deleted, also twice", async () => {
    const { id } = await createDraft({ authorId: fixtures.author, content: titled("Weg") });
    await deleteDraft({ draftId: id, userId: fixtures.author });
    await deleteDraft({ draftId: id, userId: fixtures.author });
    expect(await read(id)).toBeNull();
  });

  test("is one of a limited number, also when created at once", async () => {
    const author = await createAuthor();
    const content = createDraftContent("de");
    await db.insert(recipeDrafts).values(Array(draftLimits.openDrafts - 1).fill({ authorId: author, content }));
    const codes = await Promise.all([1, 2, 3].map(() => refusal(createDraft({ authorId: author, content }))));
    expect(codes.filter((one) => one === null)).toHaveLength(1);
    expect(codes.filter((one) => one !== null)).toEqual(Array(2).fill({ code: "limit", fields: {} }));
  });
});

describe("two devices", () => {
  test("the later writer gets the text and time of the earlier one", async () => {
    const { author } = fixtures;
    const { id: draftId } = await createDraft({ authorId: author, content: titled("Anfang") });
    const first = await saveDraft({ draftId, userId: author, version: 1, content: titled("Vom Handy") });
    const late = saveDraft({ draftId, userId: author, version: 1, content: titled("Vom Rechner") });
    await expect(late).rejects.toMatchObject({
      code: "conflict",
      stored: { version: 2, content: titled("Vom Handy"), savedAt: first.savedAt },
    });
    expect(await read(draftId)).toMatchObject({ content: titled("Vom Handy"), version: 2 });
    // Merged, and saved on top of what the error told.
    const merged = await saveDraft({ draftId, userId: author, version: 2, content: titled("Beides") });
    expect(merged.version).toBe(3);
  });

  test("of many that save at once, one wins and the others are told", async () => {
    const { author } = fixtures;
    const { id: draftId } = await createDraft({ authorId: author, content: titled("Anfang") });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        refusal(saveDraft({ draftId, userId: author, version: 1, content: titled(`Gerät ${n}`) })),
      ),
    );
    expect(results.filter((one) => one === null)).toHaveLength(1);
    expect(results.filter((one) => one !== null)).toEqual(Array(7).fill({ code: "conflict", fields: {} }));
    expect(await read(draftId)).toMatchObject({ version: 2 });
  });

  test("a repeated save whose answer was lost is no conflict", async () => {
    const { author } = fixtures;
    const { id: draftId } = await createDraft({ authorId: author, content: titled("Anfang") });
    const change = { draftId, userId: author, version: 1, content: titled("Einmal") };
    const saved = await saveDraft(change);
    expect(await saveDraft(change)).toEqual(saved);
  });
});

describe("references", () => {
  test("that do not exist are named with their fields", async () => {
    const { author, pictureId, flour } = fixtures;
    const id = randomUUID();
    const content = completeDraft(
      { pictureId, flour, egg: id },
      {
        tagIds: [id],
        utensils: [{ utensilId: id }],
        steps: [{ id: "a", pictureId: id, videoId: id, utensilIds: [id] }],
      },
    );
    const withUnit = draftContentSchema.parse({
      ...content,
      groups: [...content.groups, { ingredients: [{ id: "b", unit: "bushel" }] }],
    });
    expect(await refusal(createDraft({ authorId: author, content: withUnit }))).toEqual({
      code: "reference",
      fields: {
        "groups.0.ingredients.1.ingredientId": "unknown",
        "groups.1.ingredients.0.unit": "unknown",
        "utensils.0.utensilId": "unknown",
        "steps.0.utensilIds.0": "unknown",
        "steps.0.pictureId": "unknown",
        "steps.0.videoId": "unknown",
        "tagIds.0": "unknown",
      },
    });
  });

  test("to pictures of others and to tags of the editors are refused", async () => {
    const { author, editor, draftBy } = fixtures;
    const foreign = await createUpload(await createAuthor());
    const createTag = async (title: string, isHidden: boolean) => {
      const text = { slug: "", title, summary: "" };
      return (await createDeskTag(editor, { type: "recipe", isHidden, texts: { de: text, en: text } })).id;
    };
    const tagIds = [await createTag("Featured contributor", false), await createTag("intern", true)];
    expect(await refusal(draftBy(author, { pictureId: foreign, tagIds }))).toEqual({
      code: "reference",
      fields: { pictureId: "unknown", "tagIds.0": "unknown", "tagIds.1": "unknown" },
    });
  });
});

test("hostile texts in every field are stored as they were parsed", async () => {
  const { author } = fixtures;
  const { id: draftId } = await createDraft({ authorId: author, content: createDraftContent("de") });
  let version = 1;
  await fc.assert(
    fc.asyncProperty(draftInput, async (input) => {
      // Ids of references are tested above.
      const noIds = JSON.stringify(input, (key, value) =>
        ["pictureId", "ingredientId"].includes(key) ? null : key === "tagIds" ? [] : value,
      );
      const content = draftContentSchema.parse(JSON.parse(noIds));
      ({ version } = await saveDraft({ draftId, userId: author, version, content }));
      expect((await read(draftId))?.content).toEqual(content);
    }),
    { numRuns: 60 },
  );
});

describe("references of a draft", () => {
  test("that are gone do not block saving, but new ones do", async () => {
    const { author } = fixtures;
    const gone = randomUUID();
    const { id, version } = await createDraft({ authorId: author, content: titled("Suppe") });
    const stored = { ...titled("Suppe"), tagIds: [gone] };
    await db.update(recipeDrafts).set({ content: stored }).where(eq(recipeDrafts.id, id));
    const change = { draftId: id, userId: author, version };
    expect(await saveDraft({ ...change, content: { ...stored, ...titled("Eintopf"), tagIds: [gone] } })).toMatchObject({
      version: version + 1,
    });
    const added = { ...stored, tagIds: [gone, randomUUID()] };
    expect(await refusal(saveDraft({ ...change, version: version + 1, content: added }))).toMatchObject({
      code: "reference",
      fields: { "tagIds.1": "unknown" },
    });
  });
});

test("a repeated creation with another content is a conflict", async () => {
  const draft = { id: randomUUID(), authorId: fixtures.author };
  await createDraft({ ...draft, content: titled("Suppe") });
  expect(await refusal(createDraft({ ...draft, content: titled("Eintopf") }))).toMatchObject({ code: "conflict" });
  expect(await read(draft.id)).toMatchObject({ content: titled("Suppe"), version: 1 });
});
