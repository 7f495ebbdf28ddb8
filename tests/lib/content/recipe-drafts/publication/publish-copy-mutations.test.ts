import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { submitDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import type { DeskContent } from "#lib/content/recipe-drafts/draft.ts";
import { cancelPlanned, publishDueCopy } from "#lib/content/recipe-drafts/publication/planned/mutations.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import {
  createCopy,
  discardCopy,
  saveCopy,
  startCopy,
} from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import {
  findAuthorRevision,
  getWorkingCopy,
  listDueCopies,
} from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { listRevisions } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { recipes, recipeTexts as recipeTextRows } from "#lib/platform/db/tables/recipes.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createAuthor, createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";
import { publishAtDesk, snapshotOf } from "../working-copy/fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

const titled = (content: DeskContent, de: string, en = content.title.en): DeskContent => ({
  ...content,
  title: { de, en },
});
const textsOf = async (recipeId: string) => {
  const rows = await db.select().from(itemTexts).where(eq(itemTexts.itemId, recipeId));
  return Object.fromEntries(rows.map((row) => [row.locale, row]));
};
const linesOf = (recipeId: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, recipeId));

describe("an editor", () => {
  test("changes the recipe of another author, which stays theirs", async () => {
    const { recipeId } = await fixtures.publishNew({ title: { de: "Alte Suppe" } });
    await publishAtDesk(recipeId, fixtures.editor, (content) => ({
      ...titled(content, "Neue Suppe", "New soup"),
      editorial: {
        ...content.editorial,
        slug: { de: "die-neue-suppe", en: "" },
        metaTitle: { de: "Suppe für Google", en: "" },
        keywords: { de: "brühe eintopf", en: "broth" },
        storage: { de: "Im Kühlschrank.", en: "" },
        ovenCelsius: 180,
        nutrition: { kcal: 320, fat: 1.5, protein: 2, carbohydrate: 3 },
      },
    }));
    const { de, en } = await textsOf(recipeId);
    expect(de).toMatchObject({ title: "Neue Suppe", slug: "die-neue-suppe", metaTitle: "Suppe für Google" });
    expect(de?.keywords).toBe("brühe eintopf");
    expect(en).toMatchObject({ title: "New soup", slug: "new-soup", metaTitle: null });
    const [item] = await db.select().from(items).where(eq(items.id, recipeId));
    expect(item?.authorId).toBe(fixtures.author);
    const [recipe] = await db.select().from(recipes).where(eq(recipes.itemId, recipeId));
    expect(recipe).toMatchObject({ ovenCelsius: 180, kcal: 320, fat: 1.5 });
    const [text] = await db.select().from(recipeTextRows).where(eq(recipeTextRows.itemId, recipeId));
    expect(text?.storage).toBe("Im Kühlschrank.");
    // The former address leads to the new one.
    const former = await db.select().from(slugHistory).where(eq(slugHistory.targetId, recipeId));
    expect(former.map(({ locale, slug }) => [locale, slug])).toEqual([["de", "alte-suppe"]]);
    expect((await linesOf(recipeId)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ["accept", fixtures.editor],
      ["update", fixtures.editor],
      ["publish", fixtures.editor],
    ]);
    expect(await getWorkingCopy(recipeId)).toBeNull();
  });

  test("changes a recipe of the house that no draft led to", async () => {
    const steps = [{ heading: "", text: "Alles verrühren." }];
    const texts = { groups: ["Teig"], steps, keywords: "haus", storage: "Kühl." };
    const recipeId = await createTestRecipe(await createAuthor("editor"), {
      ingredients: [{ groupPosition: 0, ingredientId: fixtures.flour, amount: 2, characteristic: {}, addition: {} }],
      steps: [{ ingredients: [{ position: 0 }], utensils: [] }],
      texts: { de: recipeTexts("hausrezept", "Hausrezept", texts), en: recipeTexts("house", "House", texts) },
    });
    const before = await snapshotOf(recipeId);
    await publishAtDesk(recipeId, fixtures.editor, (content) => ({
      ...content,
      pictureId: fixtures.pictureId,
      editorial: { ...content.editorial, mainCategoryId: fixtures.decision.mainCategoryId },
    }));
    const after = await snapshotOf(recipeId);
    expect(after.texts).toEqual(before.texts);
    expect(after.recipeTexts).toEqual(before.recipeTexts);
    expect(after.recipe).toEqual(before.recipe);
    expect(after.rows).toEqual(before.rows);
    expect((await listRevisions(recipeId)).map(({ origin }) => origin)).toEqual(["desk", "stored"]);
  });

  test("publishes a new recipe, now or later", async () => {
    for (const publishAt of [null, new Date(Date.now() + 3_600_000)]) {
      const copy = await createCopy(fixtures.editor, "de");
      const { recipeId } = await fixtures.publishNew();
      const pattern = await startCopy(recipeId, fixtures.editor, "published");
      const content = titled(pattern.content, "Ganz neu");
      content.editorial.slug = { de: "", en: "" };
      await saveCopy({ copyId: copy.id, userId: fixtures.editor, version: 1, content });
      const change = await publishCopy({
        copyId: copy.id,
        userId: fixtures.editor,
        version: 2,
        seenRevisionId: null,
        publishAt,
        languages: ["de", "en"],
        findings: 0,
        reason: "",
      });
      const [item] = await db
        .select()
        .from(items)
        .where(eq(items.id, change?.itemId ?? ""));
      expect(item?.state).toBe("live");
      expect((item?.publishedAt ?? new Date()) > new Date()).toBe(publishAt !== null);
    }
  });

  test("is told by field what is missing, and nothing is published", async () => {
    const { recipeId } = await fixtures.publishNew();
    const before = await snapshotOf(recipeId);
    const broken = publishAtDesk(recipeId, fixtures.editor, (content) => ({
      ...titled(content, ""),
      editorial: { ...content.editorial, mainCategoryId: null },
    }));
    await expect(broken).rejects.toMatchObject({
      code: "incomplete",
      fields: { "title.de": "title", "editorial.mainCategoryId": "category" },
    });
    expect(await snapshotOf(recipeId)).toEqual(before);
  });

  test("cannot take the address of another recipe", async () => {
    const [first, second] = [
      await createTestRecipe(fixtures.editor, { texts: { de: recipeTexts("vergebene-suppe", "Vergeben") } }),
      await fixtures.publishNew(),
    ];
    const { de } = await textsOf(first);
    const taking = publishAtDesk(second.recipeId, fixtures.editor, (content) => ({
      ...content,
      editorial: { ...content.editorial, slug: { de: de?.slug ?? "", en: "" } },
    }));
    await expect(taking).rejects.toMatchObject({ fields: { "editorial.slug.de": "slugTaken" } });
  });

  test("publishes one language alone; the other keeps its text, and the copy what was written", async () => {
    const { recipeId } = await fixtures.publishNew({ title: { de: "Suppe", en: "Soup" } });
    await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Suppe neu", "Soup, new"), {
      languages: ["de"],
    });
    expect(await textsOf(recipeId)).toMatchObject({ de: { title: "Suppe neu" }, en: { title: "Soup" } });
    const copy = await getWorkingCopy(recipeId);
    expect(copy?.content.title).toEqual({ de: "Suppe neu", en: "Soup, new" });
    expect(copy?.base?.editorial.stale).toEqual(["title.en"]);
  });

  test("does not overwrite what another editor has saved or published", async () => {
    const { recipeId } = await fixtures.publishNew();
    const other = await createAuthor("editor");
    const copy = await startCopy(recipeId, fixtures.editor, "published");
    expect((await startCopy(recipeId, other, "published")).id).toBe(copy.id);
    const change = { copyId: copy.id, userId: other, version: 1, content: titled(copy.content, "Von B") };
    await saveCopy(change);
    await expect(saveCopy({ ...change, content: titled(copy.content, "Von A") })).rejects.toMatchObject({
      code: "conflict",
      stored: { version: 2, content: { title: { de: "Von B" } } },
    });
    const publication = {
      copyId: copy.id,
      userId: fixtures.editor,
      version: 2,
      seenRevisionId: copy.baseId,
      languages: ["de" as const, "en" as const],
      publishAt: null,
      findings: 0,
      reason: "",
    };
    await expect(publishCopy({ ...publication, version: 1 })).rejects.toMatchObject({ code: "conflict" });
    await expect(publishCopy({ ...publication, seenRevisionId: null })).rejects.toMatchObject({ code: "conflict" });
    await publishCopy(publication);
    expect((await textsOf(recipeId)).de?.title).toBe("Von B");
  });

  test("keeps the reason of publishing with errors in the audit log", async () => {
    const { recipeId } = await fixtures.publishNew();
    await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Mit Fehler"), {
      findings: 2,
      reason: "Die Temperatur steht auf der Packung.",
    });
    const line = (await linesOf(recipeId)).find(({ action }) => action === "publish");
    expect(line?.details).toMatchObject({ findings: 2, reason: "Die Temperatur steht auf der Packung." });
  });
});

describe("a planned publication", () => {
  test("happens at its time, and not before", async () => {
    const { recipeId } = await fixtures.publishNew();
    const publishAt = new Date(Date.now() + 3_600_000);
    await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Im Advent"), { publishAt });
    const copy = await getWorkingCopy(recipeId);
    const id = copy?.id ?? "";
    expect((await textsOf(recipeId)).de?.title).not.toBe("Im Advent");
    const saving = { copyId: id, userId: fixtures.editor, version: copy?.version ?? 0 };
    await expect(
      saveCopy({ ...saving, content: titled(copy?.content as DeskContent, "Anders") }),
    ).rejects.toMatchObject({ code: "state" });
    expect(await publishDueCopy(id, new Date())).toBeNull();
    const later = new Date(publishAt.getTime() + 1);
    expect(await listDueCopies(later)).toContain(id);
    expect(await publishDueCopy(id, later)).toMatchObject({ itemId: recipeId });
    expect((await textsOf(recipeId)).de?.title).toBe("Im Advent");
    await expect(publishDueCopy(id, later)).resolves.toBeNull();
  });

  test("that fails tells its editor and leaves a line, at once or after an hour", async () => {
    const contact = { email: "editor@tischlein.example", emailConfirmedAt: new Date(), locale: "en" } as const;
    await db.update(users).set(contact).where(eq(users.id, fixtures.editor));
    const log = async (recipeId: string) => (await linesOf(recipeId)).map(({ action }) => action);
    const publishAt = new Date(Date.now() + 3_600_000);
    const plan = async () => {
      const { recipeId } = await fixtures.publishNew();
      await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Zu spät"), { publishAt });
      return { recipeId, id: (await getWorkingCopy(recipeId))?.id ?? "" };
    };
    const isOwn = eq(outbox.recipient, contact.email);
    await db.delete(outbox).where(isOwn);
    // The text of the copy can no longer be published.
    const incomplete = await plan();
    const content = sql`jsonb_set(${recipeWorkingCopies.content}, '{steps}', '[]')`;
    await db.update(recipeWorkingCopies).set({ content }).where(eq(recipeWorkingCopies.id, incomplete.id));
    expect(await publishDueCopy(incomplete.id, publishAt)).toBeNull();
    expect(await log(incomplete.recipeId)).toContain("miss");
    expect(await getWorkingCopy(incomplete.recipeId)).toMatchObject({ publishAt: null });
    expect(await db.select().from(outbox).where(isOwn)).toMatchObject([{ subject: "Not published: Zu spät" }]);
    // What else fails may pass.
    const broken = await plan();
    const nonsense = sql`jsonb_set(${recipeWorkingCopies.content}, '{steps}', '7')`;
    await db.update(recipeWorkingCopies).set({ content: nonsense }).where(eq(recipeWorkingCopies.id, broken.id));
    await expect(publishDueCopy(broken.id, publishAt)).rejects.toThrow();
    expect(await getWorkingCopy(broken.recipeId)).toMatchObject({ publishAt });
    await expect(publishDueCopy(broken.id, new Date(publishAt.getTime() + 3_600_000))).rejects.toThrow();
    expect(await log(broken.recipeId)).toContain("miss");
    expect(await db.$count(outbox, isOwn)).toBe(2);
  });

  test("can be taken back", async () => {
    const { recipeId } = await fixtures.publishNew();
    const publishAt = new Date(Date.now() + 3_600_000);
    await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Doch nicht"), { publishAt });
    const id = (await getWorkingCopy(recipeId))?.id ?? "";
    await cancelPlanned(id, fixtures.editor);
    expect(await publishDueCopy(id, new Date(publishAt.getTime() + 1))).toBeNull();
    expect(await getWorkingCopy(recipeId)).toMatchObject({ publishAt: null, content: { title: { de: "Doch nicht" } } });
  });
});

describe("the author's open revision", () => {
  test("stays when an editor begins with the published text", async () => {
    const { recipeId } = await fixtures.publishNew();
    const { id } = await createRevision(recipeId, fixtures.author);
    const draft = await getDraft(id, { id: fixtures.author, newType: "community" });
    const content = { ...(draft?.content as DeskContent), title: { de: "Vom Autor", en: "" } };
    await saveDraft({ draftId: id, userId: fixtures.author, version: 1, content });
    expect(await findAuthorRevision(recipeId)).toMatchObject({ id, state: "draft" });
    await publishAtDesk(recipeId, fixtures.editor, (present) => titled(present, "Von der Redaktion"));
    expect(await getDraft(id, { id: fixtures.author, newType: "community" })).toMatchObject({
      state: "draft",
      content: { title: { de: "Vom Autor" } },
    });
  });

  test("is done when an editor takes it over and publishes it, unless it was changed since", async () => {
    for (const isChanged of [false, true]) {
      const { recipeId } = await fixtures.publishNew();
      const { id } = await createRevision(recipeId, fixtures.author);
      const draft = await getDraft(id, { id: fixtures.author, newType: "community" });
      const content = { ...(draft?.content as DeskContent), title: { de: "Vom Autor", en: "" } };
      await saveDraft({ draftId: id, userId: fixtures.author, version: 1, content });
      const copy = await startCopy(recipeId, fixtures.editor, "author");
      expect(copy.content.title.de).toBe("Vom Autor");
      const later = { ...content, title: { de: "Noch später", en: "" } };
      if (isChanged) await saveDraft({ draftId: id, userId: fixtures.author, version: 2, content: later });
      await publishAtDesk(recipeId, fixtures.editor, (present) => present);
      expect((await textsOf(recipeId)).de?.title).toBe("Vom Autor");
      expect(await findAuthorRevision(recipeId)).toEqual(isChanged ? expect.objectContaining({ id }) : null);
    }
  });

  test("of a contributor is reviewed when the desk has changed the recipe since", async () => {
    const contributor = await createAuthor("contributor");
    const { recipeId } = await fixtures.publishNew();
    await db.update(items).set({ authorId: contributor }).where(eq(items.id, recipeId));
    const { id, version } = await createRevision(recipeId, contributor);
    await publishAtDesk(recipeId, fixtures.editor, (content) => titled(content, "Von der Redaktion"));
    const draft = await getDraft(id, { id: contributor, newType: "contributor" });
    const content = { ...(draft?.content as DeskContent), pictureId: fixtures.pictureId };
    await saveDraft({ draftId: id, userId: contributor, version, content });
    expect(await submitDraft({ draftId: id, userId: contributor, version })).toBeNull();
    expect(await getDraft(id, { id: contributor, newType: "contributor" })).toMatchObject({ state: "submitted" });
  });
});

test.each(["community", "contributor", "partner"] as const)("a user of type %s changes nothing", async (newType) => {
  const { recipeId } = await fixtures.publishNew();
  const copy = await startCopy(recipeId, fixtures.editor, "published");
  const userId = await createAuthor(newType);
  const { id: copyId, content, version } = copy;
  const publication = { copyId, userId, version, seenRevisionId: copy.baseId, publishAt: null };
  const attempts = [
    () => startCopy(recipeId, userId, "published"),
    () => createCopy(userId, "de"),
    () => saveCopy({ copyId, userId, version, content: titled(content, "Fremd") }),
    () => publishCopy({ ...publication, languages: ["de"], findings: 0, reason: "" }),
    () => cancelPlanned(copyId, userId),
    () => discardCopy(copyId, userId),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
  expect(await getWorkingCopy(recipeId)).toMatchObject({ version, content });
});
