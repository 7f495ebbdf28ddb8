import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { getPublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import {
  acceptRecipeAction,
  changePublicationAction,
  rejectRecipeAction,
  withdrawRecipeLanguageAction,
} from "#lib/content/recipe-drafts/review/actions.ts";
import { createWebSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createAuthor, createReviewFixtures, pagesOf, type ReviewFixtures } from "../fixtures.ts";

const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
  return { getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null) };
});
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();
const takeExpired = recordExpiry();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

type Action = typeof acceptRecipeAction;

/** The state of the form after the action, or the address it redirects to. */
async function send(action: Action, userId: string | null, fields: Record<string, string | string[]>) {
  currentSession.id = userId && (await createWebSession(userId, "browser"));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return action({ status: "open" }, form).catch((error: Error) => error.message);
}

const submit = async (changes: object = {}) => {
  const { draftId: id, version } = await fixtures.submitNew(changes);
  return { id, version: String(version), locale: "de" };
};
const acceptance = () => ({ quality: "good", mainCategoryId: fixtures.decision.mainCategoryId });
const stateOf = async (id: string) =>
  (await db.select({ state: recipeDrafts.state }).from(recipeDrafts).where(eq(recipeDrafts.id, id)))[0]?.state;
const page = (id: string) => `redirected to /de/desk/rezepte/${id}`;

describe("only editors decide", () => {
  test("about drafts", async () => {
    const draft = await submit();
    const actions: [Action, Record<string, string>][] = [
      [acceptRecipeAction, { ...draft, ...acceptance() }],
      [rejectRecipeAction, { ...draft, reason: "Nein." }],
    ];
    for (const [action, fields] of actions) {
      expect(await send(action, null, fields)).toMatch(/^redirected to \/de\/login\?next=/);
      const missing = await send(action, fixtures.author, { ...fields, id: randomUUID() });
      for (const user of [fixtures.author, await createAuthor(), await createAuthor("contributor")]) {
        const result = await send(action, user, fields);
        expect(result).toMatchObject({ status: "failed" });
        expect({ ...Object(result), values: null }).toEqual({ ...Object(missing), values: null });
      }
    }
    expect(await stateOf(draft.id)).toBe("submitted");
    expect(takeExpired()).toEqual([]);
    expect(await send(rejectRecipeAction, await createAuthor("admin"), { ...draft, reason: "Nein." })).toBe(
      page(draft.id),
    );
    expect(await stateOf(draft.id)).toBe("rejected");
  });

  test("about publications", async () => {
    const { recipeId, draftId } = await fixtures.publishNew();
    const fields = { page: "/desk/recipes/[id]", id: draftId, recipeId, locale: "de", action: "expire" };
    const expiry = async () => (await db.select().from(items).where(eq(items.id, recipeId)))[0]?.expiresAt;
    for (const user of [null, fixtures.author, await createAuthor("contributor")]) {
      await send(changePublicationAction, user, fields);
      expect(await expiry()).toBeNull();
    }
    expect(takeExpired()).toEqual([]);
    expect(await send(changePublicationAction, fixtures.editor, fields)).toBe(page(draftId));
    expect(await expiry()).not.toBeNull();
  });
});

test("looks at each field of a form once, before it is known who has sent it", async () => {
  const lookUp = vi.spyOn(FormData.prototype, "getAll");
  expect(await send(rejectRecipeAction, null, { reason: ["a", "b"], other: "c" })).toMatchObject({
    values: { reason: "a b", other: "c" },
  });
  expect(lookUp).not.toHaveBeenCalled();
  lookUp.mockRestore();
});

test("says that the author is hidden, instead of that another editor was faster", async () => {
  const draft = await submit();
  await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, fixtures.author));
  const result = await send(acceptRecipeAction, fixtures.editor, { ...draft, ...acceptance() });
  expect(result).toMatchObject({ status: "invalid", errors: { version: "authorHidden" } });
  await db.update(users).set({ bannedAt: null }).where(eq(users.id, fixtures.author));
});

test("ends and repeats the publication of a recipe that no draft led to, on its own page", async () => {
  const recipeId = await createTestRecipe(fixtures.author, { texts: { de: recipeTexts("ohne-entwurf", "Grütze") } });
  const fields = { page: "/desk/published-recipes/[id]", id: recipeId, recipeId, locale: "de" };
  const own = `redirected to /de/desk/veroeffentlichte-rezepte/${recipeId}`;
  const state = async () => (await getPublishedRecipe("de", recipeId))?.state;
  expect(await send(changePublicationAction, fixtures.author, { ...fields, action: "expire" })).toMatchObject({
    status: "failed",
  });
  expect(await state()).toBe("live");
  expect(await send(changePublicationAction, fixtures.editor, { ...fields, action: "expire" })).toBe(own);
  expect(await state()).toBe("expired");
  expect(await send(changePublicationAction, fixtures.editor, { ...fields, action: "expire" })).toBe(`${own}?late=1`);
  expect(await send(changePublicationAction, fixtures.editor, { ...fields, action: "publish" })).toBe(own);
  expect(await state()).toBe("live");
  const [editor] = await db.select({ name: users.name }).from(users).where(eq(users.id, fixtures.editor));
  expect(await listRecipeHistory(recipeId)).toMatchObject([
    { action: "publish", draftId: null, user: editor },
    { action: "expire", draftId: null, user: editor },
  ]);
});

describe("pages and lists expire", () => {
  test("when a recipe is accepted, and not when it is submitted or rejected", async () => {
    const [rejected, accepted] = [await submit(), await submit()];
    await send(rejectRecipeAction, fixtures.editor, { ...rejected, reason: "Nein." });
    expect(await stateOf(rejected.id)).toBe("rejected");
    expect(takeExpired()).toEqual([]);
    const fields = { ...accepted, ...acceptance() };
    expect(await send(acceptRecipeAction, fixtures.editor, fields)).toBe(page(accepted.id));
    const [draft] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, accepted.id));
    expect(takeExpired()).toEqual(await pagesOf(draft?.recipeId ?? ""));
  });

  test("when a publication ends, begins again, is scheduled or loses a language", async () => {
    const texts = { de: recipeTexts(randomUUID(), "Grütze"), en: recipeTexts(randomUUID(), "Groats") };
    const id = await createTestRecipe(fixtures.author, { texts });
    const pages = await pagesOf(id);
    expect(pages).toEqual(expect.arrayContaining(await itemTags(id)));
    expect(pages).toHaveLength(9);
    const publication = { page: "/desk/published-recipes/[id]", id, recipeId: id, locale: "de" };
    const done = `redirected to /de/desk/veroeffentlichte-rezepte/${id}`;
    const changes: Record<string, string>[] = [
      { action: "expire" },
      { action: "publish" },
      { action: "expire", when: "later", time: "2099-03-10T08:30" },
    ];
    for (const change of changes) {
      expect(await send(changePublicationAction, fixtures.editor, { ...publication, ...change })).toBe(done);
      expect(takeExpired()).toEqual(pages);
    }
    const language = { id, locale: "de", language: "en" };
    expect(await send(withdrawRecipeLanguageAction, fixtures.editor, language)).toBe(done);
    expect(takeExpired()).toEqual(pages);
    await send(changePublicationAction, fixtures.editor, { ...publication, action: "expire" });
    takeExpired();
    const schedule = { ...publication, action: "schedule", time: "2099-03-09T08:30" };
    expect(await send(changePublicationAction, fixtures.editor, schedule)).toBe(done);
    expect(takeExpired()).toEqual(await pagesOf(id));
  });
});

test("accepts with several categories and tags, and with the ingredients an editor has named", async () => {
  const groups = [{ ingredients: [{ id: "x", name: "Einhornmehl" }] }];
  const draft = await submit({ groups, steps: [{ id: "a", text: { de: "Rühren." } }] });
  const { mainCategoryId, tagIds } = fixtures.decision;
  const fields = { ...draft, ...acceptance(), categoryIds: [mainCategoryId], tagIds };
  const empty = await send(acceptRecipeAction, fixtures.editor, fields);
  expect(empty).toMatchObject({ status: "invalid", errors: { ingredients: "ingredientMissing" } });
  const unknown = await send(acceptRecipeAction, fixtures.editor, { ...fields, "ingredient.x": "Feenstaub" });
  expect(unknown).toMatchObject({
    status: "invalid",
    errors: { "ingredient.x": "ingredientUnknown" },
    values: { "ingredient.x": "Feenstaub", quality: "good", tagIds: tagIds.join(" ") },
  });
  expect(await send(acceptRecipeAction, fixtures.editor, { ...fields, "ingredient.x": "mehl" })).toBe(page(draft.id));
  expect(await stateOf(draft.id)).toBe("accepted");
});

test("names what is missing, too long or in the past", async () => {
  const draft = await submit();
  const errorsOf = async (action: Action, fields: Record<string, string>) => {
    const result = await send(action, fixtures.editor, { ...draft, ...fields });
    return typeof result === "string" ? result : "errors" in result && result.errors;
  };
  expect(await errorsOf(acceptRecipeAction, { mainCategoryId: "" })).toEqual({
    quality: "qualityMissing",
    mainCategoryId: "categoryMissing",
  });
  const later = { ...acceptance(), when: "later" };
  expect(await errorsOf(acceptRecipeAction, { ...later, time: "" })).toEqual({ time: "timeMissing" });
  expect(await errorsOf(acceptRecipeAction, { ...later, time: "2020-01-01T10:00" })).toEqual({ time: "timePast" });
  const unknown = { quality: "good", mainCategoryId: randomUUID() };
  expect(await errorsOf(acceptRecipeAction, unknown)).toEqual({ mainCategoryId: "categoryUnknown" });
  expect(await errorsOf(rejectRecipeAction, { reason: " " })).toEqual({ reason: "reasonMissing" });
  expect(await errorsOf(rejectRecipeAction, { reason: "x".repeat(2001) })).toEqual({ reason: "reasonLong" });
  expect(await errorsOf(rejectRecipeAction, { reason: "x", "note.title.de": "x".repeat(501) })).toEqual({
    "note.title.de": "noteLong",
  });
  expect(await errorsOf(rejectRecipeAction, { reason: "x", version: "99" })).toEqual({ version: "changed" });
  expect(await stateOf(draft.id)).toBe("submitted");
});

test("shows the second of two editors who has decided", async () => {
  const draft = await submit();
  expect(await send(rejectRecipeAction, fixtures.editor, { ...draft, reason: "Nein." })).toBe(page(draft.id));
  const second = await send(acceptRecipeAction, await createAuthor("editor"), { ...draft, ...acceptance() });
  expect(second).toBe(`${page(draft.id)}?late=1`);
});
