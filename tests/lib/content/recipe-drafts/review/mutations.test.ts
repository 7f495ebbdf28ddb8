import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { deleteDraft, saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { listOwnRecipesByState } from "#lib/content/recipe-drafts/draft/own-queries.ts";
import { getDraft, listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { submitDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { expireRecipe, scheduleRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { getReviewedRecipe, listRecentDecisions } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { acceptDraft, rejectDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import { countReviewQueue, listReviewQueue } from "#lib/content/recipe-drafts/review/queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { recipeExportParts } from "#lib/people/users/recipe-export-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeReviews } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
  await db
    .update(users)
    .set({ email: "anna@example.org", emailConfirmedAt: new Date(), locale: "en" })
    .where(eq(users.id, fixtures.author));
});
beforeEach(() => db.delete(outbox));

const mails = () => db.select().from(outbox);
const decide = (submitted: { draftId: string; version: number }) => ({ ...submitted, userId: fixtures.editor });

test("mails the author once when a recipe is accepted, with its page in the author's language", async () => {
  const title = `Spätzle ${randomUUID()}`;
  const submitted = await fixtures.submitNew({ title: { de: title, en: `Noodles ${title}` } });
  const accepted = { ...decide(submitted), ...fixtures.decision };
  const results = await Promise.allSettled([acceptDraft(accepted), acceptDraft(accepted)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: "anna@example.org", subject: expect.stringContaining("has been accepted") });
  expect(mail?.text).toMatch(/\/en\/recipes\/noodles-/);
});

test("mails a scheduled recipe without the address that is not found yet", async () => {
  const publishAt = new Date(Date.now() + 86_400_000);
  await acceptDraft({ ...decide(await fixtures.submitNew()), ...fixtures.decision, publishAt });
  const [mail] = await mails();
  expect(mail?.text).toContain("/en/profile/recipes?tab=scheduled");
  expect(mail?.text).not.toContain("/recipes/kaesespaetzle");
});

test("mails the reason and the notes of a rejection, and nothing to an account without address", async () => {
  const { author } = fixtures;
  const submitted = await fixtures.submitNew();
  await rejectDraft({ ...decide(submitted), reason: "Zu kurz.", notes: { "steps.0.text.de": "Wie lange?" } });
  const [mail] = await mails();
  expect(mail?.text).toContain("Zu kurz.");
  expect(mail?.text).toContain("Step 1: Wie lange?");
  expect(mail?.text).toContain(`/en/profile/recipe-creation/${submitted.draftId}/basics`);

  await db.delete(outbox);
  await db.update(users).set({ emailConfirmedAt: null, email: null }).where(eq(users.id, author));
  await rejectDraft({ ...decide(await fixtures.submitNew()), reason: "Nein.", notes: {} });
  await db.update(users).set({ email: "anna@example.org", emailConfirmedAt: new Date() }).where(eq(users.id, author));
  expect(await mails()).toEqual([]);
});

test("refuses unknown categories and tags by field, and sends nothing", async () => {
  const submitted = await fixtures.submitNew();
  const unknown = { mainCategoryId: randomUUID(), categoryIds: [randomUUID()], tagIds: [randomUUID()] };
  await expect(acceptDraft({ ...decide(submitted), ...fixtures.decision, ...unknown })).rejects.toMatchObject({
    code: "reference",
    fields: { mainCategoryId: "unknown", categoryIds: "unknown", tagIds: "unknown" },
  });
  expect(await mails()).toEqual([]);
});

test("keeps the source on the recipe, and removes it with the revision that has none", async () => {
  const title = `Quelle ${randomUUID()}`;
  const source = { url: "https://kochbuch.example/a", siteName: "Kochbuch", author: "" };
  const { recipeId } = await fixtures.publishNew({ title: { de: title }, source });
  const slug = (await getReviewedRecipe(recipeId))?.hrefs.de?.split("/").at(-1) ?? "";
  expect((await getRecipe("de", slug))?.source).toEqual(source);

  const { author, decision } = fixtures;
  const revision = await createRevision(recipeId, author);
  const draft = await getDraft(revision.id, { id: author, newType: "community" });
  if (!draft) throw new Error("no draft");
  const content = { ...draft.content, source: null };
  const saved = await saveDraft({ draftId: revision.id, userId: author, version: 1, content });
  await submitDraft({ draftId: revision.id, userId: author, version: saved.version });
  await acceptDraft({ ...decide({ draftId: revision.id, version: saved.version + 1 }), ...decision });
  expect((await getRecipe("de", slug))?.source).toBeNull();
});

test("keeps the history of a deleted revision, and deletes that of a deleted draft", async () => {
  const { author } = fixtures;
  const { recipeId } = await fixtures.publishNew();
  const revision = await createRevision(recipeId, author);
  await submitDraft({ draftId: revision.id, userId: author, version: revision.version });
  await rejectDraft({
    ...decide({ draftId: revision.id, version: revision.version + 1 }),
    reason: "Nicht besser.",
    notes: {},
  });
  await deleteDraft({ draftId: revision.id, userId: author });
  const history = (await listRecipeHistory(recipeId)).map(({ action }) => action);
  expect(history).toEqual(["reject", "submit", "accept", "submit"]);

  const submitted = await fixtures.submitNew();
  await rejectDraft({ ...decide(submitted), reason: "Nein.", notes: {} });
  await deleteDraft({ draftId: submitted.draftId, userId: author });
  expect(await db.select().from(recipeReviews).where(eq(recipeReviews.draftId, submitted.draftId))).toEqual([]);
});

test("refuses an expiry before the publication", async () => {
  const { recipeId } = await fixtures.publishNew();
  const publication = { recipeId, userId: fixtures.editor };
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await scheduleRecipe({ ...publication, publishAt: hours(3) });
  const early = expireRecipe({ ...publication, expireAt: hours(2) });
  await expect(early).rejects.toMatchObject({ code: "date", fields: { expireAt: "beforePublication" } });
  await expireRecipe({ ...publication, expireAt: hours(4) });
});

test("exports what editors did to a recipe without a draft", async () => {
  const { recipeId } = await fixtures.publishNew();
  await expireRecipe({ recipeId, userId: fixtures.editor });
  const reviews = (await recipeExportParts["recipe-reviews"]?.({
    id: fixtures.author,
    email: null,
    newType: "community",
  })) as object[];
  expect(reviews).toContainEqual(expect.objectContaining({ recipeId, action: "expire", isOwnAction: false }));
});

test("lists own recipes with their page, their duration, and why they were rejected", async () => {
  const { author } = fixtures;
  const title = `Liste ${randomUUID()}`;
  await fixtures.publishNew({ title: { de: title } });
  const live = await listOwnRecipesByState("en", { userId: author, tab: "live", page: 1 });
  expect(live.data.find((recipe) => recipe.title === title)).toMatchObject({
    minutes: 40,
    reason: null,
    href: expect.stringMatching(/^\/de\/rezepte\/liste-/),
  });
  const submitted = await fixtures.submitNew({ title: { de: title } });
  await rejectDraft({ ...decide(submitted), reason: "Noch nicht.", notes: {} });
  const rejected = await listOwnRecipesByState("de", { userId: author, tab: "rejected", page: 1 });
  expect(rejected.data[0]).toMatchObject({ title, minutes: 40, reason: "Noch nicht.", href: null });
});

test("counts the queue with the author's public recipes, and lists the latest decisions", async () => {
  await fixtures.publishNew();
  const { draftId } = await fixtures.submitNew();
  const { data, meta } = await listReviewQueue(1);
  expect(await countReviewQueue()).toBe(meta.pagination.count);
  const queued = data.find((one) => one.draftId === draftId);
  expect(queued?.publishedCount).toBeGreaterThan(0);
  const { version } = (await getDraft(draftId, { id: fixtures.editor, newType: "editor" })) ?? { version: 0 };
  await rejectDraft({ ...decide({ draftId, version }), reason: "Nein.", notes: {} });
  expect((await listRecentDecisions())[0]).toMatchObject({ draftId, action: "reject", language: "de" });
});
