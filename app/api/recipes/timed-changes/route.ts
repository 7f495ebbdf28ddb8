import { z } from "zod";
import { timedChangesHeader } from "#app/request-timed-changes.ts";
import { publishDueCopy } from "#lib/content/recipe-drafts/publication/planned/mutations.ts";
import { listDueCopies } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { verifyToken } from "#lib/platform/auth/signed-token.ts";
import { createRouteHandler, json } from "#lib/platform/http/api.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { revalidatePublication } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { listTimedChanges } from "#lib/platform/routing/publication/timed-queries.ts";

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
  const publish = async (id: string) => {
    const change = await publishDueCopy(id, until);
    if (change) await revalidatePublication(change);
  };
  const [copies, changes] = await Promise.all([listDueCopies(until), listTimedChanges(...period.data)]);
  const toMessage = () => "The pages of a timed publication were not revalidated";
  const areDone = [
    await runForEach(copies, publish, (id) => `The planned recipe ${id} was not published`),
    await runForEach(changes, revalidatePublication, toMessage),
  ];
  // The job asks for the same period again.
  if (!areDone.every(Boolean)) throw new ApiError("unavailable");
  return json(null, 204);
});
