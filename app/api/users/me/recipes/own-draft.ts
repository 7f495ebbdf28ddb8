import { isId } from "#app/api/content-json.ts";
import type { SavedDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { type Draft, getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed, createRateLimiter } from "#lib/platform/http/rate-limit.ts";

/** An app that saves by itself every few seconds stays below it. */
const getChangeLimit = processSingleton("api-recipe-draft-changes", () =>
  createRateLimiter({ name: "api-recipe-draft-change", maxCount: 300, windowMs: 10 * 60_000 }),
);

/** @throws {ApiError} "tooMany" */
export async function countDraftChange(user: SessionUser): Promise<void> {
  await assertAllowed([getChangeLimit(), user.id]);
}

/**
 * The user's draft with this id. Editors, too, reach only their own here.
 *
 * @throws {ApiError} "missing"
 */
export async function requireOwnDraft(id: string | undefined, user: SessionUser): Promise<Draft> {
  const draft = id !== undefined && isId(id) ? await getDraft(id, user) : null;
  if (draft?.authorId !== user.id) throw new ApiError("missing");
  return draft;
}

export function toSavedJson({ id, version, savedAt }: SavedDraft) {
  return { id, version, saved: savedAt.toISOString() };
}
