import { z } from "zod";
import { timedChangesHeader } from "#app/revalidate-timed-recipes.ts";
import { verifyToken } from "#lib/auth/signed-token.ts";
import { createRouteHandler, json } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { listDueCopies } from "#lib/recipe-drafts/desk/copy-queries.ts";
import { publishDueCopy } from "#lib/recipe-drafts/desk/planned/mutations.ts";
import { listTimedChanges } from "#lib/recipe-drafts/publication-queries.ts";
import { revalidatePublication } from "#lib/recipe-drafts/revalidation.ts";
import { listTimedStories } from "#lib/story-drafts/publication/queries.ts";
import { revalidateStory } from "#lib/story-drafts/publication/revalidation.ts";

export const dynamic = "force-dynamic";

/** Milliseconds since 1970: a signed value has no full stop. */
const instantSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform((milliseconds) => new Date(Number(milliseconds)));
const periodSchema = z.tuple([instantSchema, instantSchema]);

/**
 * Publishes the changes of the desk whose time has come, and revalidates the pages of recipes and
 * stories that were published or have expired by time alone in a period. Only the site itself can
 * sign the token.
 */
export const POST = createRouteHandler(async (request) => {
  const token = verifyToken(timedChangesHeader, request.headers.get(timedChangesHeader));
  const period = periodSchema.safeParse(token?.split(" "));
  if (!period.success) throw new ApiError("missing");
  const [, until] = period.data;
  for (const id of await listDueCopies(until)) {
    const change = await publishDueCopy(id, until);
    if (change) await revalidatePublication(change);
  }
  for (const change of await listTimedChanges(...period.data)) await revalidatePublication(change);
  for (const change of await listTimedStories(...period.data)) await revalidateStory(change);
  return json(null, 204);
});
