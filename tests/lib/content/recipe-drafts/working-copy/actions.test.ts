import { beforeAll, describe, expect, test, vi } from "vitest";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { publishCopyAction, restoreRevisionAction } from "#lib/content/recipe-drafts/publication/actions.ts";
import * as actions from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { applyBulkAction, undoBulkAction } from "#lib/content/recipe-drafts/working-copy/bulk-actions.ts";
import { findLastBulk } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { getWorkingCopy, listWorkingCopies } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { listRevisions } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, pagesOf, type ReviewFixtures } from "../fixtures.ts";
import { snapshotOf } from "./fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; newType: string; sessionId: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
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

async function signInAs(newType: UserType | null) {
  session.user = newType && { id: await createAuthor(newType), newType, sessionId: "s" };
}

const locale = "de";
const desk = "/de/desk/veroeffentlichte-rezepte";

async function prepare() {
  const { recipeId } = await fixtures.publishNew();
  const copy = await startCopy(recipeId, fixtures.editor, "published");
  const { id, content, version, baseId } = copy;
  const publication = { key: recipeId, id, version: String(version), seenRevisionId: baseId ?? "", locale };
  return { recipeId, id, content, version, baseId, publication };
}

describe("a form of the desk", () => {
  test("begins to edit a recipe, but asks first while its author revises it", async () => {
    const { recipeId } = await fixtures.publishNew();
    await signInAs("editor");
    const start = () => actions.startCopyAction(toForm({ id: recipeId, locale }));
    await createRevision(recipeId, fixtures.author);
    await expect(start()).rejects.toThrow(`redirected to ${desk}/${recipeId}/bearbeiten`);
    expect(await getWorkingCopy(recipeId)).toBeNull();
    await expect(actions.startCopyAction(toForm({ id: recipeId, locale, from: "published" }))).rejects.toThrow(
      `redirected to ${desk}/${recipeId}/bearbeiten`,
    );
    expect(await getWorkingCopy(recipeId)).not.toBeNull();
  });

  test("saves what is valid without script, and shows again what is not", async () => {
    const { recipeId, id, version } = await prepare();
    await signInAs("editor");
    const fields = { id, key: recipeId, version: String(version), locale, "title.de": "Ohne Skript" };
    const state = await actions.saveCopyFormAction(
      { status: "open" },
      toForm({ ...fields, "editorial.slug.de": "Große Wörter!", "editorial.nutrition.kcal": "320,5" }),
    );
    expect(state).toMatchObject({ status: "invalid", errors: { "editorial.slug.de": "slug" } });
    expect(await getWorkingCopy(recipeId)).toMatchObject({
      content: { title: { de: "Ohne Skript" }, editorial: { nutrition: { kcal: 320.5 } } },
    });
  });

  test("publishes, and asks for a reason when there is an error", async () => {
    const { recipeId, publication, content, version, id } = await prepare();
    await signInAs("editor");
    const broken = structuredClone(content);
    const [step] = broken.steps;
    if (step)
      step.ingredients = [
        { id: "flour", amount: 9000 },
        { id: "egg", amount: null },
      ];
    const { saveCopy } = await import("#lib/content/recipe-drafts/working-copy/copy-mutations.ts");
    const saved = await saveCopy({ copyId: id, userId: fixtures.editor, version, content: broken });
    const form = { ...publication, version: String(saved.version) };
    expect(await publishCopyAction({ status: "open" }, toForm(form))).toMatchObject({
      status: "invalid",
      errors: { reason: "errorReasonMissing" },
    });
    expect(takeExpired()).toEqual([]);
    const reasoned = toForm({ ...form, reason: "Die Menge stimmt." });
    await expect(publishCopyAction({ status: "open" }, reasoned)).rejects.toThrow(`redirected to ${desk}/${recipeId}`);
    expect((await listRevisions(recipeId))[0]?.origin).toBe("desk");
    expect(takeExpired()).toEqual(await pagesOf(recipeId));
  });

  test("plans a publication, for which nothing expires yet", async () => {
    const { publication } = await prepare();
    await signInAs("editor");
    const later = toForm({ ...publication, when: "later", time: "2099-03-10T08:30" });
    await expect(publishCopyAction({ status: "open" }, later)).rejects.toThrow(`redirected to ${desk}`);
    expect(takeExpired()).toEqual([]);
  });

  test("changes many recipes and undoes it; the pages of each expire", async () => {
    const recipes = [(await prepare()).recipeId, (await prepare()).recipeId];
    const pages = [...new Set((await Promise.all(recipes.map(pagesOf))).flat())].toSorted();
    await signInAs("editor");
    const targetId = fixtures.decision.tagIds[0] ?? "";
    const form = toForm({ locale, action: "removeTag", targetId, ids: recipes.join(" ") });
    await expect(applyBulkAction(form)).rejects.toThrow(`redirected to ${desk}`);
    expect(takeExpired()).toEqual(pages);
    const undo = toForm({ locale, id: (await findLastBulk())?.id ?? "" });
    await expect(undoBulkAction(undo)).rejects.toThrow(`redirected to ${desk}`);
    expect(takeExpired()).toEqual(pages);
  });
});

test.each([null, "community", "contributor", "partner"] as const)(
  "users of type %s change nothing",
  async (newType) => {
    const { recipeId, id, content, version, publication, baseId } = await prepare();
    await applyEditorsBulk(recipeId);
    await signInAs(newType);
    takeExpired();
    const before = [await snapshotOf(recipeId), await getWorkingCopy(recipeId), await listWorkingCopies()];
    const save = await actions.saveCopyAction({ id, version, content: { ...content, title: { de: "Fremd", en: "" } } });
    expect(save.ok).toBe(false);
    expect((await actions.lintCopyAction({ id })).ok).toBe(false);
    const key = { id, key: recipeId, locale };
    const lastBulk = (await findLastBulk())?.id ?? "";
    const calls: (() => Promise<unknown>)[] = [
      () => actions.startCopyAction(toForm({ id: recipeId, locale })),
      () => actions.createCopyAction(toForm({ locale })),
      () => actions.discardCopyAction(toForm(key)),
      () => actions.cancelPlannedAction(toForm(key)),
      () => actions.saveCopyFormAction({ status: "open" }, toForm({ ...key, version: "1", "title.de": "Fremd" })),
      () => publishCopyAction({ status: "open" }, toForm(publication)),
      () => restoreRevisionAction(toForm({ id: recipeId, revision: baseId ?? "", replaced: "1", locale })),
      () => applyBulkAction(toForm({ locale, action: "unpublish", ids: recipeId })),
      () => undoBulkAction(toForm({ locale, id: lastBulk })),
    ];
    for (const call of calls) {
      const outcome = await call().catch((error: Error) => error.message);
      expect(JSON.stringify(outcome)).toMatch(newType ? /problem=missing|"failed"/ : /login/);
    }
    expect([await snapshotOf(recipeId), await getWorkingCopy(recipeId), await listWorkingCopies()]).toEqual(before);
    expect(takeExpired()).toEqual([]);
  },
);

async function applyEditorsBulk(recipeId: string) {
  session.user = { id: fixtures.editor, newType: "editor", sessionId: "s" };
  const form = toForm({ locale, action: "removeTag", targetId: fixtures.decision.tagIds[0] ?? "", ids: recipeId });
  await expect(applyBulkAction(form)).rejects.toThrow(`redirected to ${desk}`);
}
