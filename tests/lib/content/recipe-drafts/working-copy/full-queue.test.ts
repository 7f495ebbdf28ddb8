import { beforeAll, expect, test, vi } from "vitest";
import { publishCopyAction } from "#lib/content/recipe-drafts/publication/actions.ts";
import * as actions from "#lib/content/recipe-drafts/working-copy/actions.ts";
import { startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { getWorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { readRecipePageAction } from "#lib/content/recipe-import/actions.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createReviewFixtures, type ReviewFixtures } from "../fixtures.ts";

// Nine heavy tasks of others wait or run all the time.
vi.mock("#lib/platform/workers/heavy-work.ts", () => ({
  defineHeavyTask: () => async () => {
    throw new OverloadedError("too many jobs are waiting");
  },
}));
const session = vi.hoisted(() => ({ user: null as object | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/headers", () => ({ headers: async () => new Headers(), cookies: async () => ({ set() {} }) }));
vi.mock("#lib/content/recipe-import/page/fetch-recipe-page.ts", () => ({
  fetchRecipePage: async () => ({ url: "https://example.org/", html: "" }),
}));

setUpDatabase();

let fixtures: ReviewFixtures;
beforeAll(async () => {
  fixtures = await createReviewFixtures();
  session.user = { id: fixtures.editor, newType: "editor", sessionId: "s" };
});

const open = { status: "open" } as const;
const unavailable = { ok: false, code: "unavailable", errors: {} };

test("forms keep what was typed, actions answer as the API does, and nothing is logged or changed", async () => {
  const log = vi.spyOn(console, "error");
  const { recipeId: key } = await fixtures.publishNew();
  const { id, version, baseId } = await startCopy(key, fixtures.editor, "published");
  const before = await getWorkingCopy(key);
  const target = { id, key, locale: "de", version: String(version) };

  const saved = await actions.saveCopyFormAction(open, toForm({ ...target, "title.de": "Borschtsch" }));
  expect(saved).toMatchObject({ status: "failed", id, version });
  expect("entries" in saved && saved.entries).toContainEqual(["title.de", "Borschtsch"]);

  const publication = { ...target, seenRevisionId: baseId ?? "", languages: "all", when: "now", time: "" };
  const published = await publishCopyAction(open, toForm({ ...publication, reason: "Weil." }));
  expect(published).toMatchObject({ status: "failed", values: { reason: "Weil." } });

  expect(await actions.lintCopyAction({ id })).toEqual(unavailable);
  expect(await readRecipePageAction({ address: "https://example.org/" })).toEqual(unavailable);
  expect(await getWorkingCopy(key)).toEqual(before);
  expect(log).not.toHaveBeenCalled();
});
