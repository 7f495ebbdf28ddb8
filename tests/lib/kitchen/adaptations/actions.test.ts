import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type AdaptationContent, adaptationContentSchema } from "#lib/kitchen/adaptations/adaptation.ts";
import { getAdaptedRecipe } from "#lib/kitchen/adaptations/adapted-queries.ts";
import { saveAdaptation } from "#lib/kitchen/adaptations/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createFlourAndEgg,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

const currentUser = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => (currentUser.id ? { id: currentUser.id } : null),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

const { autosaveAdaptationAction, submitAdaptationAction } = await import("#lib/kitchen/adaptations/actions.ts");

setUpDatabase();

let recipeId: string;
let flour: string;
let egg: string;

beforeAll(async () => {
  ({ flour, egg } = await createFlourAndEgg());
  const noNotes = { characteristic: {}, addition: {} };
  const steps = [{ heading: "Kneten", text: "{300 g flour} Mehl kneten.", tip: "" }];
  const english = [{ heading: "Knead", text: "Knead {300 g flour} flour.", tip: "" }];
  recipeId = await createTestRecipe(await createAnna(), {
    tagIds: [await createDietTag("vegan")],
    ingredients: [
      { groupPosition: 0, ingredientId: flour, amount: 300, unit: "g", ...noNotes },
      { groupPosition: 0, ingredientId: egg, amount: 3, ...noNotes },
    ],
    steps: [{ ingredients: [{ position: 0 }, { position: 1 }], utensils: [] }],
    texts: {
      de: recipeTexts("kaesespaetzle", "Käsespätzle", { groups: [""], steps }),
      en: recipeTexts("cheese-spaetzle", "Cheese spaetzle", { groups: [""], steps: english }),
    },
  });
});

let userId: string;
let content: AdaptationContent;

beforeEach(async () => {
  userId = (await createMember()).id;
  currentUser.id = userId;
  const base = { ingredientId: flour, occurrence: 1, quantity: { amount: 300, unit: "g" }, name: "Mehl" };
  content = adaptationContentSchema.parse({
    ingredients: [
      { base, quantity: { amount: 150, unit: "g" } },
      { base: { ...base, ingredientId: egg, quantity: { amount: 3 }, name: "Eier" }, isOmitted: true },
    ],
    added: [{ ingredientId: null, name: "Hafermilch", quantity: { amount: 2 }, addition: "" }],
    steps: [{ base: { position: 0, locale: "de", text: "{300 g flour} Mehl kneten." }, note: "Von Hand." }],
    tries: [{ date: "2026-05-03", rating: 4, note: "Geheim." }],
  });
  await saveAdaptation({ userId, itemId: recipeId, version: 0, content });
});

test("the recipe is shown as its reader has changed it, at the positions of the original", async () => {
  const adapted = await getAdaptedRecipe("de", userId, recipeId);
  const ingredients = adapted?.groups.flatMap((group) => group.ingredients) ?? [];
  expect(ingredients.map(({ position, amount, name }) => [position, amount, name])).toEqual([
    [0, 150, "Mehl"],
    [1000, 2, "Hafermilch"],
  ]);
  expect(adapted).toMatchObject({ changed: [0], omitted: [1], added: [1000], notes: { 0: "Von Hand." } });
  expect(adapted?.steps[0]).toMatchObject({
    text: "150\u00a0g Mehl kneten.",
    ingredients: [{ position: 0, amount: 150 }],
  });
  expect(adapted?.rows).toMatchObject([
    { ingredientId: flour, amount: 150 },
    { ingredientId: null, name: "Hafermilch" },
  ]);
  expect(adapted).toMatchObject({ conflicts: 0, latestTry: { rating: 4 } });
  expect((await getAdaptedRecipe("en", userId, recipeId))?.steps[0]?.text).toBe("Knead 150\u00a0g flour.");
  expect(await getAdaptedRecipe("de", (await createMember()).id, recipeId)).toBeNull();
});

function submit(draft: string, id = recipeId): Promise<string> {
  return submitAdaptationAction(toForm({ id, draft, locale: "de" })).then(
    () => "nothing",
    (error: Error) => error.message,
  );
}

test("a version becomes a draft of its reader, with the original as its source and without what is private", async () => {
  const draftId = randomUUID();
  expect(await submit(draftId)).toBe(`redirected to /de/profil/rezept-erstellen/${draftId}/grundlagen`);
  const [draft] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draftId));
  expect(draft).toMatchObject({ authorId: userId, state: "draft", recipeId: null });
  expect(draft?.content).toMatchObject({
    language: "de",
    title: { de: "Käsespätzle nach meiner Art", en: "" },
    pictureId: null,
    tagIds: [],
    source: { url: expect.stringMatching(/\/de\/rezepte\/kaesespaetzle$/), siteName: "Tischlein", author: "Anna" },
    groups: [
      {
        ingredients: [
          { ingredientId: flour, amount: 150 },
          { name: "Hafermilch", amount: 2 },
        ],
      },
    ],
    steps: [{ text: { de: "{150 g flour} Mehl kneten.", en: "" } }],
  });
  expect(JSON.stringify(draft?.content)).not.toMatch(/Geheim|Von Hand/);
});

test("pressed twice it creates one draft", async () => {
  const draftId = randomUUID();
  expect(await submit(draftId)).toBe(await submit(draftId));
  expect(await db.$count(recipeDrafts, eq(recipeDrafts.authorId, userId))).toBe(1);
});

test("the id of another user's draft and a recipe without a version are refused", async () => {
  const draftId = randomUUID();
  const form = `/de/profile/meine-versionen/${recipeId}`;
  await submit(draftId);
  const other = (await createMember()).id;
  currentUser.id = other;
  expect(await submit(randomUUID())).toBe(`redirected to ${form}?problem=missing`);
  await saveAdaptation({ userId: other, itemId: recipeId, version: 0, content });
  expect(await submit(draftId)).toBe(`redirected to ${form}?problem=missing`);
  currentUser.id = null;
  expect(await submit(draftId)).toBe(`redirected to /de/login?next=${encodeURIComponent(form)}`);
});

test("a version saves itself, and says what it could not take", async () => {
  currentUser.id = (await createMember()).id;
  const entries = { "tries.0.date": "2026-05-04", "tries.0.note": "Zu süß." };
  const save = (version: number, content: Record<string, string>, id = recipeId) =>
    autosaveAdaptationAction({ id, locale: "de", version, content });
  const first = await save(0, entries);
  expect(first).toMatchObject({ ok: true, data: { status: "saved", savedAt: expect.any(Number) } });
  expect(await getAdaptedRecipe("de", currentUser.id, recipeId)).toMatchObject({ latestTry: { note: "Zu süß." } });
  const version = first.ok ? first.data.status === "saved" && first.data.version : 0;
  expect(await save(0, entries)).toMatchObject({ ok: true, data: { status: "saved", version } });
  expect(await save(0, { ...entries, "tries.0.note": "Gut." })).toMatchObject({
    ok: true,
    data: { status: "conflict", stored: { version } },
  });
  expect(await save(Number(version), { ...entries, "tries.0.date": "2026-02-30" })).toMatchObject({
    ok: false,
    code: "invalid",
    errors: { "tries.0.date": "date" },
  });
  expect(await save(0, entries, randomUUID())).toMatchObject({ ok: false, code: "missing" });
  currentUser.id = null;
  expect(await save(Number(version), entries)).toMatchObject({ ok: false, code: "unauthorized" });
});
