import { isId } from "#app/api/content-json.ts";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import type { AdaptationContent } from "#lib/kitchen/adaptations/adaptation.ts";
import { findContentErrors } from "#lib/kitchen/adaptations/content-errors.ts";
import { saveAdaptation } from "#lib/kitchen/adaptations/mutations.ts";
import { type Adaptation, getAdaptation } from "#lib/kitchen/adaptations/queries.ts";
import { adaptationRateLimits } from "#lib/kitchen/adaptations/rate-limits.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { assertAllowed } from "#lib/platform/http/rate-limit.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** @throws {ApiError} "tooMany" */
export async function countAdaptationChange(userId: string): Promise<void> {
  await assertAllowed([adaptationRateLimits().perUserChange, userId]);
}

/**
 * The user's version of the recipe with this id.
 *
 * @throws {ApiError} "missing"
 */
export async function requireAdaptation(userId: string, recipeId = ""): Promise<Adaptation & { recipeId: string }> {
  const adaptation = isId(recipeId) ? await getAdaptation(userId, recipeId) : null;
  if (!adaptation) throw new ApiError("missing");
  return { ...adaptation, recipeId };
}

interface AdaptationChange {
  userId: string;
  recipeId: string;
  version: number;
  content: AdaptationContent;
}

/** @throws {ApiError} "tooMany", "invalid" with the fields, "missing", "conflict" or "limit" */
export async function storeAdaptation({ userId, recipeId, version, content: sent }: AdaptationChange) {
  await countAdaptationChange(userId);
  const lookups = await getDraftLookups();
  const errors = findContentErrors(sent, { ...lookups, today: toLocalTime(currentTime()).date });
  if (Object.keys(errors).length > 0) throw new ApiError("invalid", errors);
  const content = { ...sent, tries: sent.tries.toSorted((a, b) => b.date.localeCompare(a.date)) };
  const outcome = await saveAdaptation({ userId, itemId: recipeId, version, content });
  if (outcome.status === "conflict") throw new ApiError("conflict", { version: "changed" });
  if (outcome.status !== "saved") throw new ApiError(outcome.status);
  return { data: { recipe_id: recipeId, version: outcome.version } };
}
