import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { submitDraftAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, createUpload, pagesOf, type ReviewFixtures } from "../fixtures.ts";

const session = vi.hoisted(() => ({ userId: "" }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  getSessionUser: async () => ({ id: session.userId, sessionId: "session" }),
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {} }));

setUpDatabase();
const takeExpired = recordExpiry();

let fixtures: ReviewFixtures;
beforeAll(async () => {
  fixtures = await createReviewFixtures();
});

/** Creates and submits a draft with a picture that its author has uploaded. */
async function submitAs(userId: string, pictureId: string) {
  session.userId = userId;
  const { id, version } = await fixtures.draftBy(userId, { pictureId });
  const result = await submitDraftAction({ id, version, locale: "de" });
  const [draft] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, id));
  return { result, recipeId: draft?.recipeId };
}

test("a draft that waits for its review expires nothing", async () => {
  const { result, recipeId } = await submitAs(fixtures.author, fixtures.pictureId);
  expect(result).toEqual({ ok: true, data: { isPublished: false } });
  expect(recipeId).toBeNull();
  expect(takeExpired()).toEqual([]);
});

test("the recipe of a contributor is published at once; its pages and all lists expire", async () => {
  const contributor = await createAuthor("contributor");
  const { result, recipeId } = await submitAs(contributor, await createUpload(contributor));
  expect(result).toEqual({ ok: true, data: { isPublished: true } });
  expect(takeExpired()).toEqual(await pagesOf(recipeId ?? ""));
});
