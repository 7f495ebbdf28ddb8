import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { deleteDraft, saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft, listDraftHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { submitDraft, withdrawDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { acceptDraft, rejectDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, createUpload, type ReviewFixtures } from "../fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

const read = async (id: string) => {
  const draft = await getDraft(id, { id: fixtures.author, newType: "editor" });
  if (!draft) throw new Error("no draft");
  return draft;
};

describe("submitting", () => {
  test("names what is missing and changes nothing", async () => {
    const { author, draftBy } = fixtures;
    const { id: draftId, version } = await draftBy(author, { title: { en: "Only English" }, servings: { amount: 0 } });
    await expect(submitDraft({ draftId, userId: author, version })).rejects.toMatchObject({
      code: "incomplete",
      fields: { "title.de": "title", "servings.amount": "servings" },
    });
    expect(await read(draftId)).toMatchObject({ state: "draft", version, submittedAt: null });
    expect(await listDraftHistory(draftId)).toEqual([]);
  });

  test("needs the version that the author has seen", async () => {
    const { author, draftBy } = fixtures;
    const { id: draftId } = await draftBy(author);
    const { content } = await read(draftId);
    await saveDraft({ draftId, userId: author, version: 1, content: { ...content, summary: { de: "Neu", en: "" } } });
    const early = submitDraft({ draftId, userId: author, version: 1 });
    await expect(early).rejects.toMatchObject({ code: "conflict", stored: { version: 2 } });
    expect(await submitDraft({ draftId, userId: author, version: 2 })).toBeNull();
    expect(await read(draftId)).toMatchObject({ state: "submitted", submittedAt: expect.any(Date) });
  });

  test("locks the draft against edits, deletion and a second submission until it is withdrawn", async () => {
    const { author, submitNew } = fixtures;
    const { draftId, version } = await submitNew();
    const { content } = await read(draftId);
    const refused = { code: "state", fields: { state: "submitted" } };
    const changed = { ...content, title: { de: "Anders", en: "" } };
    await expect(saveDraft({ draftId, userId: author, version, content: changed })).rejects.toMatchObject(refused);
    await expect(deleteDraft({ draftId, userId: author })).rejects.toMatchObject(refused);
    await expect(submitDraft({ draftId, userId: author, version })).rejects.toMatchObject(refused);
    await expect(withdrawDraft({ draftId, userId: fixtures.editor })).rejects.toMatchObject({ code: "forbidden" });
    await withdrawDraft({ draftId, userId: author });
    expect(await read(draftId)).toMatchObject({ state: "draft", submittedAt: null, version: version + 1 });
    await saveDraft({ draftId, userId: author, version: version + 1, content: changed });
    const actions = (await listDraftHistory(draftId)).map(({ action }) => action);
    expect(actions).toEqual(["withdraw", "submit"]);
  });

  test("fails when a reference has vanished meanwhile", async () => {
    const { author, draftBy } = fixtures;
    const pictureId = await createUpload(author);
    const { id: draftId, version } = await draftBy(author, { pictureId });
    await db.delete(pictures).where(eq(pictures.id, pictureId));
    await expect(submitDraft({ draftId, userId: author, version })).rejects.toMatchObject({
      code: "reference",
      fields: { pictureId: "unknown" },
    });
  });
});

describe("a rejected draft", () => {
  test("shows reason and notes to its author, and is a draft again once edited", async () => {
    const { author, editor, submitNew } = fixtures;
    const submitted = await submitNew();
    const notes = { "title.de": "Bitte genauer." };
    await rejectDraft({ ...submitted, userId: editor, reason: "Noch nicht ganz.", notes });
    const rejected = await read(submitted.draftId);
    expect(rejected).toMatchObject({ state: "rejected", rejection: { reason: "Noch nicht ganz.", notes } });
    const { content, version } = rejected;
    const again = { draftId: submitted.draftId, userId: author, version };
    await saveDraft({ ...again, content: { ...content, title: { de: "Genaue Käsespätzle", en: "" } } });
    expect(await read(submitted.draftId)).toMatchObject({ state: "draft", rejection: null });
    await submitDraft({ ...again, version: version + 1 });
    const history = await listDraftHistory(submitted.draftId);
    expect(history.map(({ action, reason }) => [action, reason])).toEqual([
      ["submit", ""],
      ["reject", "Noch nicht ganz."],
      ["submit", ""],
    ]);
  });

  test.each(["as it is", "edited"])("waits for editors again, also that of a contributor (%s)", async (how) => {
    const { editor, draftBy } = fixtures;
    const contributor = await createAuthor("contributor");
    const { id: draftId, version } = await draftBy(contributor, { pictureId: await createUpload(contributor) });
    await db
      .update(recipeDrafts)
      .set({ state: "submitted", submittedAt: new Date() })
      .where(eq(recipeDrafts.id, draftId));
    await rejectDraft({ draftId, version, userId: editor, reason: "Noch nicht.", notes: {} });
    const returned = await read(draftId);
    if (how === "edited") {
      const content = { ...returned.content, chefsNote: { ...returned.content.chefsNote, de: "Mit mehr Salz." } };
      await saveDraft({ draftId, userId: contributor, version: returned.version, content });
    }
    await submitDraft({ draftId, userId: contributor, version: (await read(draftId)).version });
    expect(await read(draftId)).toMatchObject({ state: "submitted" });
  });
});

test("a contributor who deletes a returned revision gets the next one not past the editors", async () => {
  const { editor, draftBy } = fixtures;
  const contributor = await createAuthor("contributor");
  const created = await draftBy(contributor, { pictureId: await createUpload(contributor) });
  await submitDraft({ draftId: created.id, userId: contributor, version: created.version });
  const [recipe] = await db.select().from(items).where(eq(items.authorId, contributor));
  const recipeId = recipe?.id ?? "";
  const { id: draftId, version } = await createRevision(recipeId, contributor);
  await db
    .update(recipeDrafts)
    .set({ state: "submitted", submittedAt: new Date() })
    .where(eq(recipeDrafts.id, draftId));
  await rejectDraft({ draftId, version, userId: editor, reason: "So nicht.", notes: {} });
  await deleteDraft({ draftId, userId: contributor });
  const again = await createRevision(recipeId, contributor);
  await submitDraft({ draftId: again.id, userId: contributor, version: again.version });
  expect(await read(again.id)).toMatchObject({ state: "submitted" });
});

describe("deciding", () => {
  test("is for editors only", async () => {
    const { author, decision, submitNew } = fixtures;
    const submitted = await submitNew();
    for (const userId of [author, await createAuthor("contributor"), await createAuthor("partner")]) {
      const code = userId === author ? "forbidden" : "missing";
      await expect(acceptDraft({ ...submitted, userId, ...decision })).rejects.toMatchObject({ code });
      await expect(rejectDraft({ ...submitted, userId, reason: "Nein.", notes: {} })).rejects.toMatchObject({ code });
    }
    expect(await read(submitted.draftId)).toMatchObject({ state: "submitted" });
  });

  test("happens once, however many editors decide at once", async () => {
    const { decision, submitNew } = fixtures;
    const editors = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createAuthor("editor")));
    for (let round = 0; round < 5; round++) {
      const submitted = await submitNew({ title: { de: `Runde ${round}` } });
      const results = await Promise.allSettled(
        editors.map((userId, n) =>
          n % 2 === 0
            ? acceptDraft({ ...submitted, userId, ...decision })
            : rejectDraft({ ...submitted, userId, reason: "Nein.", notes: {} }),
        ),
      );
      const refused = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(refused.map(({ code }) => code)).toEqual(Array(5).fill("state"));
      const { state } = await read(submitted.draftId);
      const [last, ...earlier] = await listDraftHistory(submitted.draftId);
      expect(last?.action).toBe(state === "accepted" ? "accept" : "reject");
      expect(earlier.map(({ action }) => action)).toEqual(["submit"]);
    }
  });

  test("races with the withdrawal: one of both happens", async () => {
    const { author, editor, decision, submitNew } = fixtures;
    for (let round = 0; round < 5; round++) {
      const submitted = await submitNew({ title: { de: `Rennen ${round}` } });
      const [accepted, withdrawn] = await Promise.allSettled([
        acceptDraft({ ...submitted, userId: editor, ...decision }),
        withdrawDraft({ draftId: submitted.draftId, userId: author }),
      ]);
      expect([accepted.status, withdrawn.status].sort()).toEqual(["fulfilled", "rejected"]);
      const { state } = await read(submitted.draftId);
      expect(state).toBe(accepted.status === "fulfilled" ? "accepted" : "draft");
    }
  });

  test("is about the version that the editor has read", async () => {
    const { author, editor, decision, submitNew } = fixtures;
    const { draftId, version } = await submitNew();
    await withdrawDraft({ draftId, userId: author });
    await submitDraft({ draftId, userId: author, version: version + 1 });
    const late = acceptDraft({ draftId, version, userId: editor, ...decision });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
  });
});
