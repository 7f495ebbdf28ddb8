import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listCards } from "#lib/content/cards/queries.ts";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { countOwnRecipes, listOwnRecipesByState } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { getDraft, listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { submitDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { expireRecipe, publishRecipe, scheduleRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { acceptDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import { listReviewQueue } from "#lib/content/recipe-drafts/review/queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { searchItems } from "#lib/content/search/queries.ts";
import { listSitemapFiles, streamSitemapPages } from "#lib/content/sitemaps/queries.ts";
import { getUser } from "#lib/people/users/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { listTimedChanges } from "#lib/platform/routing/publication/timed-queries.ts";
import { expireSlugs, findSlug } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createAuthor, createReviewFixtures, createUpload, type ReviewFixtures } from "./fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

/** A word that occurs in one draft only, and is a slug as it is. */
const newMarker = () => `pruefwort${randomUUID().replaceAll(/[^a-z]/g, "")}`;
const marked = (marker: string, changes: object = {}) => ({
  title: { de: `Suppe ${marker}` },
  summary: { de: `Mit ${marker}.` },
  chefsNote: { de: `Viel ${marker}!` },
  ...changes,
});

/** Names of the tables with a row that contains a text. */
async function listTablesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of rows) {
    const hits = await db.execute(
      sql`select from ${sql.identifier(name)} t where strpos(to_jsonb(t)::text, ${text}) > 0`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** What each kind of public query shows of a recipe with this marker. */
async function listSightings(marker: string, locale: Locale = "de"): Promise<Record<string, boolean>> {
  const slug = `suppe-${marker}`;
  const sees = (value: unknown) => (JSON.stringify(value) ?? "").includes(marker);
  const pages = [];
  for (const file of await listSitemapFiles()) {
    for await (const batch of (await streamSitemapPages(file)) ?? []) pages.push(...batch);
  }
  const search = await searchItems({ locale, search: marker });
  expireSlugs();
  return {
    page: (await getRecipe(locale, slug)) !== null,
    address: (await findSlug("/recipes/[slug]", locale, slug)) !== null,
    lists: sees(await listCards({ locale, type: "recipe" })),
    popular: sees(await listCards({ locale, type: "recipe", sort: "popular" })),
    search: (search?.ids.length ?? 0) > 0 && (search?.corrections.length ?? 0) === 0,
    sitemap: sees(pages),
  };
}

const nowhere = { page: false, address: false, lists: false, popular: false, search: false, sitemap: false };
const everywhere = { page: true, address: true, lists: true, popular: true, search: true, sitemap: true };

describe("readers", () => {
  test("see nothing of a draft, and everything once it is accepted", async () => {
    const { author, editor, decision, draftBy } = fixtures;
    const marker = newMarker();
    const { id: draftId, version } = await draftBy(author, marked(marker));
    expect(await listTablesWith(marker)).toEqual(["recipe_drafts"]);
    await submitDraft({ draftId, userId: author, version });
    expect(await listTablesWith(marker)).toEqual(["recipe_drafts"]);
    expect(await listSightings(marker)).toEqual(nowhere);

    const change = await acceptDraft({ draftId, version: version + 1, userId: editor, ...decision });
    expect(change).toMatchObject({ authorIds: [author], slugs: [`suppe-${marker}`] });
    expect(await listSightings(marker)).toEqual(everywhere);
    expect(await listSightings(marker, "en")).toEqual({ ...nowhere, search: false, sitemap: true });
    const recipe = await getRecipe("de", `suppe-${marker}`);
    expect(recipe).toMatchObject({
      id: change.itemId,
      title: `Suppe ${marker}`,
      difficulty: "easy",
      servings: { amount: 4, type: "portion" },
      duration: { preparation: 30, baking: 0, resting: 10 },
      mainCategory: { title: "Abendessen" },
      badge: "vegetarian",
      picture: { id: fixtures.pictureId },
      alternates: { de: `/de/rezepte/suppe-${marker}` },
    });
    expect(recipe?.groups).toMatchObject([
      {
        heading: "Teig",
        ingredients: [
          { name: "Mehl", amount: 400 },
          { name: "Eier", amountMax: 5 },
        ],
      },
    ]);
    expect(recipe?.steps[0]).toMatchObject({ heading: "Teig rühren", ingredients: [{ amount: 400 }, { amount: 4 }] });
    const [profile] = await db
      .execute<{ slug: string }>(sql`select slug from users where id = ${author}`)
      .then((r) => r.rows);
    expect((await getUser("de", profile?.slug ?? ""))?.recipeCount).toBeGreaterThan(0);
  });

  test("see a scheduled recipe from its time on, and an expired one no more", async () => {
    const { editor, decision, submitNew } = fixtures;
    const marker = newMarker();
    const publishAt = new Date(Date.now() + 3_600_000);
    const accepted = { ...(await submitNew(marked(marker))), userId: editor, ...decision };
    const past = acceptDraft({ ...accepted, publishAt: new Date(0) });
    await expect(past).rejects.toMatchObject({ code: "date", fields: { publishAt: "past" } });
    const { itemId: recipeId } = await acceptDraft({ ...accepted, publishAt });
    expect(await listSightings(marker)).toEqual(nowhere);
    const publication = { recipeId, userId: editor };
    await publishRecipe(publication);
    expect(await listSightings(marker)).toEqual(everywhere);
    await expect(publishRecipe(publication)).rejects.toMatchObject({ code: "state", fields: { state: "live" } });
    await scheduleRecipe({ ...publication, publishAt });
    expect(await listSightings(marker)).toEqual(nowhere);
    await publishRecipe(publication);
    await expireRecipe({ ...publication, expireAt: publishAt });
    expect(await listSightings(marker)).toEqual(everywhere);
    await expireRecipe(publication);
    expect(await listSightings(marker)).toEqual(nowhere);
    await expect(expireRecipe(publication)).rejects.toMatchObject({ code: "state" });
    await expect(expireRecipe({ ...publication, userId: fixtures.author })).rejects.toMatchObject({
      code: "forbidden",
    });
    const history = (await listRecipeHistory(recipeId)).map(({ action }) => action).reverse();
    expect(history).toEqual(["submit", "accept", "publish", "schedule", "publish", "expire", "expire"]);
  });

  test("see the former text of a recipe until its revision is accepted, and its former address later", async () => {
    const { author, editor, decision, publishNew } = fixtures;
    const [old, fresh] = [newMarker(), newMarker()];
    const { recipeId, draftId } = await publishNew(marked(old));
    const revision = await createRevision(recipeId, author);
    expect(revision.id).not.toBe(draftId);
    expect((await createRevision(recipeId, author)).id).toBe(revision.id);
    await expect(createRevision(recipeId, editor)).rejects.toMatchObject({ code: "forbidden" });
    const draft = await getDraft(revision.id, { id: author, newType: "community" });
    expect(draft).toMatchObject({ recipeId, state: "draft", publication: "live", content: marked(old) });
    if (!draft) throw new Error("no draft");
    const content = { ...draft.content, title: { de: `Suppe ${fresh}`, en: `Soup ${fresh}` } };
    await saveDraft({ draftId: revision.id, userId: author, version: 1, content });
    await submitDraft({ draftId: revision.id, userId: author, version: 2 });
    expect(await listSightings(old)).toEqual(everywhere);
    expect(await listSightings(fresh)).toEqual(nowhere);

    const accepted = { draftId: revision.id, version: 3, userId: editor, ...decision };
    const change = await acceptDraft({ ...accepted, publishAt: new Date(Date.now() + 3_600_000) });
    expect(change.itemId).toBe(recipeId);
    expect([...change.slugs].sort()).toEqual([`soup-${fresh}`, `suppe-${fresh}`, `suppe-${old}`].sort());
    // The time of an acceptance is for new recipes.
    expect(await listSightings(fresh)).toEqual(everywhere);
    expect(await findSlug("/recipes/[slug]", "de", `suppe-${old}`)).toBe(`suppe-${fresh}`);
    const english = await getRecipe("en", `soup-${fresh}`);
    // A step that English lacks is the German one, with its heading.
    expect(english).toMatchObject({ title: `Soup ${fresh}`, summary: "", steps: [{ heading: "Teig rühren" }] });
    expect(english?.steps[0]?.text).toContain("verrühren");
    expect((await createRevision(recipeId, author)).id).not.toBe(revision.id);
  });
});

test("a contributor publishes without a review, unless an ingredient is unknown", async () => {
  const { draftBy } = fixtures;
  const contributor = await createAuthor("contributor");
  const pictureId = await createUpload(contributor);
  const marker = newMarker();
  const { id: draftId, version } = await draftBy(contributor, marked(marker, { pictureId }));
  const change = await submitDraft({ draftId, userId: contributor, version });
  expect(change).toMatchObject({ authorIds: [contributor], slugs: [`suppe-${marker}`] });
  expect(await listSightings(marker)).toEqual(everywhere);

  const unknown = {
    pictureId,
    groups: [{ ingredients: [{ id: "x", name: "Einhornmehl" }] }],
    steps: [{ id: "a", text: { de: "Rühren." } }],
  };
  const other = await draftBy(contributor, marked(newMarker(), unknown));
  expect(await submitDraft({ draftId: other.id, userId: contributor, version: other.version })).toBeNull();
  const accepted = { draftId: other.id, version: other.version + 1, userId: fixtures.editor, ...fixtures.decision };
  await expect(acceptDraft(accepted)).rejects.toMatchObject({
    code: "reference",
    fields: { "groups.0.ingredients.0.ingredientId": "unknown" },
  });
  const { itemId: recipeId } = await acceptDraft({ ...accepted, ingredientIds: { x: fixtures.flour } });
  const content = (await getDraft(other.id, { id: contributor, newType: "contributor" }))?.content;
  expect(content?.groups[0]?.ingredients[0]).toMatchObject({ ingredientId: fixtures.flour, name: "Einhornmehl" });
  expect(await db.$count(items, eq(items.id, recipeId))).toBe(1);
});

test("what a partner publishes is marked as sponsored, and nothing else", async () => {
  const { draftBy, editor, decision, publishNew } = fixtures;
  const isSponsored = async (id: string) =>
    (await db.select({ isSponsored: items.isSponsored }).from(items).where(eq(items.id, id)))[0]?.isSponsored;
  const partner = await createAuthor("partner");
  const pictureId = await createUpload(partner);
  const { id: draftId, version } = await draftBy(partner, marked(newMarker(), { pictureId }));
  await submitDraft({ draftId, userId: partner, version });
  const { itemId: recipeId } = await acceptDraft({ draftId, version: version + 1, userId: editor, ...decision });
  expect(await isSponsored(recipeId)).toBe(true);
  expect(await isSponsored((await publishNew(marked(newMarker()))).recipeId)).toBe(false);
});

test("recipes whose time has come are listed once, with their addresses", async () => {
  const { author, editor, publishNew } = fixtures;
  const marker = newMarker();
  const { recipeId } = await publishNew(marked(marker));
  const hour = (n: number) => new Date(Date.now() + n * 3_600_000);
  const times = [hour(1), hour(2), hour(3), hour(4), hour(5)] as const;
  await scheduleRecipe({ recipeId, userId: editor, publishAt: times[1] });
  await expireRecipe({ recipeId, userId: editor, expireAt: times[3] });
  const slugs = [`suppe-${marker}`];
  const change = { type: "recipe", itemId: recipeId, authorIds: [author], slugs, pageKey: null };
  expect(await listTimedChanges(times[0], times[1])).toEqual([change]);
  expect(await listTimedChanges(times[1], times[2])).toEqual([]);
  expect(await listTimedChanges(times[2], times[4])).toEqual([change]);
});

test("recipes of one title get different addresses, also when accepted at once", async () => {
  const { editor, decision, submitNew } = fixtures;
  const marker = newMarker();
  const submitted = await Promise.all([1, 2, 3, 4].map(() => submitNew(marked(marker))));
  const changes = await Promise.all(submitted.map((one) => acceptDraft({ ...one, userId: editor, ...decision })));
  const slugs = changes.flatMap((change) => change.slugs).sort();
  expect(slugs).toEqual([`suppe-${marker}`, ...[2, 3, 4].map((n) => `suppe-${marker}-${n}`)]);
});

test("a revision of a recipe that came without a draft keeps what authors do not write", async () => {
  const { author, editor, decision, flour, egg } = fixtures;
  const slug = newMarker();
  const pictureId = await createUpload(author);
  const recipeId = await createTestRecipe(author, {
    pictureId,
    ovenCelsius: 180,
    nutrition: { kcal: 500, fat: 1, protein: 2, carbohydrate: 3 },
    ingredients: [
      { groupPosition: 0, ingredientId: flour, amount: 200, unit: "g", characteristic: {}, addition: {} },
      { groupPosition: 1, ingredientId: egg, amount: 1, characteristic: { de: "roh", en: "raw" }, addition: {} },
    ],
    steps: [{ ingredients: [{ position: 1 }], utensils: [] }],
    texts: Object.fromEntries(
      locales.map((locale) => {
        const more = { storage: "Kalt.", groups: ["A", "B"], steps: [{ heading: "", text: `${locale} {10 min}` }] };
        return [locale, recipeTexts(`${slug}-${locale}`, `${slug} ${locale}`, more)];
      }),
    ),
  });
  const before = await getRecipe("en", `${slug}-en`);
  const { id: draftId } = await createRevision(recipeId, author);
  await submitDraft({ draftId, userId: author, version: 1 });
  await acceptDraft({ draftId, version: 2, userId: editor, ...decision });
  const after = await getRecipe("en", `${slug}-en`);
  // Only what the editor decided is new.
  const decided = ["mainCategory", "categories", "tags", "badge", "updatedAt"] as const;
  const without = (recipe: typeof after) => {
    const rest: Partial<NonNullable<typeof after>> = { ...recipe };
    for (const name of decided) delete rest[name];
    return rest;
  };
  expect(without(after)).toEqual(without(before));
  expect(after).toMatchObject({ ovenCelsius: 180, nutrition: { kcal: 500 }, mainCategory: { title: "Dinner" } });
});

describe("lists", () => {
  test("have an author's recipes by state", async () => {
    const own = await createAuthorWithRecipes();
    expect(await countOwnRecipes(own.author)).toEqual({
      draft: 1,
      submitted: 1,
      rejected: 0,
      live: 1,
      scheduled: 0,
      expired: 0,
    });
    const { data, meta } = await listOwnRecipesByState("en", { userId: own.author, tab: "draft", page: 9 });
    expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 1 });
    // The title falls back to the other language.
    expect(data).toMatchObject([{ state: "draft", draftId: own.draftId, recipeId: null, title: "Nur Deutsch" }]);
    expect(data[0]?.picture).toMatchObject({ id: own.pictureId });
    const live = await listOwnRecipesByState("de", { userId: own.author, tab: "live", page: 1 });
    expect(live.data).toMatchObject([{ state: "live", recipeId: own.recipeId, draftId: own.revisionId }]);
  });

  test("have what waits for a review, longest waiting first, with its author", async () => {
    const { author, submitNew } = fixtures;
    const first = await submitNew({ title: { de: "Erstes" } });
    const second = await submitNew({ title: { de: "Zweites" } });
    await db.execute(sql`
      update recipe_drafts set submitted_at = now() - interval '2 hours' where id = ${second.draftId}`);
    const queue = (await listReviewQueue(1)).data.filter(({ draftId }) =>
      [first.draftId, second.draftId].includes(draftId),
    );
    expect(queue.map(({ title }) => title)).toEqual(["Zweites", "Erstes"]);
    expect(queue[0]?.ageSeconds).toBeGreaterThanOrEqual(7200);
    expect(queue[0]).toMatchObject({ language: "de", author: { newType: "community" }, recipeId: null });
    await db.execute(sql`update users set banned_at = now() where id = ${author}`);
    expect((await listReviewQueue(1)).data.map(({ draftId }) => draftId)).not.toContain(first.draftId);
    const accepted = acceptDraft({ ...first, userId: fixtures.editor, ...fixtures.decision });
    await expect(accepted).rejects.toMatchObject({ code: "state", fields: { author: "hidden" } });
    await db.execute(sql`update users set banned_at = null where id = ${author}`);
  });
});

/** An author with a draft, and a live recipe whose revision is submitted. */
async function createAuthorWithRecipes() {
  const author = await createAuthor();
  const pictureId = await createUpload(author);
  const { id: draftId } = await fixtures.draftBy(author, { title: { de: "Nur Deutsch" }, pictureId });
  const published = await fixtures.draftBy(author, { pictureId });
  await submitDraft({ draftId: published.id, userId: author, version: 1 });
  const { itemId: recipeId } = await acceptDraft({
    draftId: published.id,
    version: 2,
    userId: fixtures.editor,
    ...fixtures.decision,
  });
  const revision = await createRevision(recipeId, author);
  await submitDraft({ draftId: revision.id, userId: author, version: 1 });
  return { author, pictureId, draftId, recipeId, revisionId: revision.id };
}
