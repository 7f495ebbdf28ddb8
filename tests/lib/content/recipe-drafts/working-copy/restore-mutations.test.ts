import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type DeskContent, type DraftContent, deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import { listChanges } from "#lib/content/recipe-drafts/review/changes.ts";
import { saveCopy, startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { getWorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { restoreRevision } from "#lib/content/recipe-drafts/working-copy/restore-mutations.ts";
import { getRevisionContent, listRevisions } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";
import { publishAtDesk, snapshotOf } from "./fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

const word = fc.stringMatching(/^[A-Za-zäöüß]{1,12}$/);
const line = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const localized = fc.record({ de: line, en: fc.oneof(line, fc.constant("")) });
const nutrient = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null });

/** What an editor may make of a recipe: texts, rows, steps and what only editors write. */
const change = fc.record({
  title: fc.record({ de: line, en: line }),
  summary: localized,
  chefsNote: localized,
  amounts: fc.array(fc.tuple(fc.double({ min: 0.1, max: 999, noNaN: true }), localized), { maxLength: 5 }),
  steps: fc.array(fc.tuple(line, localized), { minLength: 1, maxLength: 4 }),
  minutes: fc.record({ preparation: fc.integer({ min: 1, max: 600 }), baking: fc.nat(99), resting: fc.nat(99) }),
  editorial: fc.record({
    isSponsored: fc.boolean(),
    metaTitle: localized,
    metaDescription: localized,
    keywords: localized,
    storage: localized,
    freezing: localized,
    ovenCelsius: fc.option(fc.integer({ min: 30, max: 500 }), { nil: null }),
    nutrition: fc.record({ kcal: nutrient, fat: nutrient, protein: nutrient, carbohydrate: nutrient }),
  }),
});

type Made = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function toContent(content: DeskContent, made: Made): DeskContent {
  const { title, summary, chefsNote, amounts, steps, minutes, editorial } = made;
  const rows = amounts.map(([amount, addition], row) => ({
    id: `row-${row}-${amounts.length}`,
    ingredientId: fixtures.flour,
    name: "Mehl",
    amount,
    unit: "g",
    addition,
  }));
  return deskContentSchema.parse({
    ...content,
    title,
    summary,
    chefsNote,
    duration: minutes,
    groups: [{ heading: title, ingredients: [...rows, { id: "egg", ingredientId: fixtures.egg, name: "Ei" }] }],
    steps: steps.map(([de, tip], index) => ({
      id: `step-${index}-${steps.length}`,
      text: { de, en: tip.en },
      tip,
      ingredients: index === 0 ? [{ id: "egg" }] : [],
    })),
    editorial: { ...content.editorial, ...editorial, slug: { de: "", en: "" } },
  }) as DeskContent;
}

test("restoring a revision and publishing it gives exactly what was", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(change, change, async (first, second) => {
      const { recipeId } = await fixtures.publishNew();
      const { editor } = fixtures;
      await publishAtDesk(recipeId, editor, (content) => toContent(content, first));
      const before = await snapshotOf(recipeId);
      const [revision] = await listRevisions(recipeId);
      const revisionId = revision?.id ?? "";
      await publishAtDesk(recipeId, editor, (content) => toContent(content, second));
      const copy = await restoreRevision({ recipeId, revisionId, userId: editor }, null);
      expect(copy.content).toEqual(await getRevisionContent(recipeId, revisionId));
      await publishCopy({
        copyId: copy.id,
        userId: editor,
        version: copy.version,
        seenRevisionId: copy.baseId,
        publishAt: null,
        languages: ["de", "en"],
        findings: 0,
        reason: "",
      });
      expect(await snapshotOf(recipeId)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

test("the first revision is what was stored before", async () => {
  const { recipeId } = await fixtures.publishNew({ title: { de: "Vorher" } });
  const before = await snapshotOf(recipeId);
  await publishAtDesk(recipeId, fixtures.editor, (content) => ({ ...content, title: { de: "Nachher", en: "" } }));
  const revisions = await listRevisions(recipeId);
  expect(revisions.map(({ origin }) => origin)).toEqual(["desk", "review"]);
  const restoration = { recipeId, revisionId: revisions[1]?.id ?? "", userId: fixtures.editor };
  const copy = await restoreRevision(restoration, null);
  await publishCopy({
    copyId: copy.id,
    userId: fixtures.editor,
    version: 1,
    seenRevisionId: copy.baseId,
    publishAt: null,
    languages: ["de", "en"],
    findings: 0,
    reason: "",
  });
  expect(await snapshotOf(recipeId)).toEqual(before);
});

test("a revision differs from the present in the fields that were changed", async () => {
  const { recipeId } = await fixtures.publishNew();
  await publishAtDesk(recipeId, fixtures.editor, (content) => ({
    ...content,
    title: { de: "Anders", en: "" },
    editorial: { ...content.editorial, ovenCelsius: 200 },
  }));
  const [present, former] = await Promise.all(
    (await listRevisions(recipeId)).map(({ id }) => getRevisionContent(recipeId, id)),
  );
  const changes = listChanges(present as DraftContent, former as DraftContent, new Map());
  expect(changes.map(({ path, before, after }) => [path, before, after])).toEqual([
    ["title.de", "Anders", "Käsespätzle"],
    ["editorial.ovenCelsius", "200 °C", ""],
  ]);
});

test("an open working copy is replaced only by an editor who knows it", async () => {
  const { recipeId } = await fixtures.publishNew();
  const { editor } = fixtures;
  await publishAtDesk(recipeId, editor, (content) => ({ ...content, title: { de: "Neu", en: "" } }));
  const copy = await startCopy(recipeId, editor, "published");
  const content = { ...copy.content, title: { de: "Angefangen", en: "" } };
  await saveCopy({ copyId: copy.id, userId: editor, version: 1, content });
  const revisionId = (await listRevisions(recipeId)).at(-1)?.id ?? "";
  const restoration = { recipeId, revisionId, userId: editor };
  await expect(restoreRevision(restoration, null)).rejects.toMatchObject({ code: "conflict" });
  await expect(restoreRevision(restoration, 1)).rejects.toMatchObject({ code: "conflict" });
  const userId = await createAuthor("community");
  await expect(restoreRevision({ ...restoration, userId }, 2)).rejects.toMatchObject({ code: "forbidden" });
  expect((await getWorkingCopy(recipeId))?.content.title.de).toBe("Angefangen");
  await restoreRevision(restoration, 2);
  expect((await getWorkingCopy(recipeId))?.content.title.de).toBe("Käsespätzle");
});
