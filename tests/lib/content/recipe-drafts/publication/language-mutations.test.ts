import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { withdrawRecipeLanguage } from "#lib/content/recipe-drafts/publication/language-mutations.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import { getPublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { getWorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { listRevisions } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { searchDocs } from "#lib/platform/db/tables/search.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";
import { publishAtDesk, snapshotOf } from "../working-copy/fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;
let recipeId: string;
let slugs: { de: string; en: string };
let run = 0;

beforeAll(async () => {
  fixtures = await createReviewFixtures();
});
beforeEach(async () => {
  run += 1;
  slugs = { de: `zwei-sprachen-${run}`, en: `two-languages-${run}` };
  recipeId = (await fixtures.publishNew({ title: { de: "Zwei Sprachen" } })).recipeId;
  await publishAtDesk(recipeId, fixtures.editor, (content) => ({
    ...content,
    title: { de: "Zwei Sprachen", en: "Two languages" },
    editorial: { ...content.editorial, slug: slugs },
  }));
});

const withdraw = (language: "de" | "en", userId = fixtures.editor) =>
  withdrawRecipeLanguage({ recipeId, userId, language });

test("readers no longer find the language by any way, and the other one stays", async () => {
  const before = await snapshotOf(recipeId);
  await withdraw("de").then(revalidatePublication);
  expect(await getRecipe("de", slugs.de)).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", slugs.de)).toBeNull();
  expect(await findSlug("/recipes/[slug]", "de", slugs.en)).toBeNull();
  expect(await findSlug("/recipes/[slug]", "en", slugs.en)).toBe(slugs.en);
  expect((await getRecipe("en", slugs.en))?.title).toBe("Two languages");
  const [doc] = await db
    .select({ locales: searchDocs.locales })
    .from(searchDocs)
    .where(eq(searchDocs.itemId, recipeId));
  expect(doc?.locales).toEqual(["en"]);
  const after = await snapshotOf(recipeId);
  expect(after.texts).toEqual(before.texts.filter(({ locale }) => locale === "en"));
  expect({ ...after, texts: [], recipeTexts: [] }).toEqual({ ...before, texts: [], recipeTexts: [] });
});

test("the text stays in the working copy and the revisions, and is published again", async () => {
  await withdraw("de").then(revalidatePublication);
  const copy = await getWorkingCopy(recipeId);
  expect(copy?.content.title).toEqual({ de: "Zwei Sprachen", en: "Two languages" });
  const [latest, former] = await listRevisions(recipeId);
  expect(former).toBeDefined();
  const change = await publishCopy({
    copyId: copy?.id ?? "",
    userId: fixtures.editor,
    version: copy?.version ?? 0,
    publishAt: null,
    seenRevisionId: latest?.id ?? null,
    languages: ["de", "en"],
    findings: 0,
    reason: "",
  });
  if (change) await revalidatePublication(change);
  expect((await getRecipe("de", slugs.de))?.title).toBe("Zwei Sprachen");
  expect(Object.keys((await getPublishedRecipe("de", recipeId))?.hrefs ?? {}).sort()).toEqual(["de", "en"]);
});

test("the last language is not withdrawn", async () => {
  await withdraw("en");
  await expect(withdraw("de")).rejects.toMatchObject({ code: "state" });
  await expect(withdraw("en")).rejects.toMatchObject({ code: "state" });
});

test("it is listed in the audit log", async () => {
  await withdraw("en");
  const lines = await db
    .select({ details: auditLog.details, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, recipeId), eq(auditLog.action, "unpublish")));
  expect(lines).toEqual([{ details: { languages: "en" }, actorId: fixtures.editor }]);
});

test("other users, also its author, withdraw nothing", async () => {
  const before = await snapshotOf(recipeId);
  for (const userId of [fixtures.author, await createAuthor("contributor"), await createAuthor("partner")]) {
    await expect(withdraw("de", userId)).rejects.toMatchObject({ code: "forbidden" });
  }
  expect(await snapshotOf(recipeId)).toEqual(before);
});
