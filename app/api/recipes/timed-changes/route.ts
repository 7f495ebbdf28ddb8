import { z } from "zod";
import { timedChangesHeader } from "#app/publish-due-changes.ts";
import { verifyToken } from "#lib/auth/signed-token.ts";
import { createRouteHandler, json } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { runForEach } from "#lib/jobs/run-for-each.ts";
import { listDueCopies } from "#lib/recipe-drafts/desk/copy-queries.ts";
import { publishDueCopy } from "#lib/recipe-drafts/desk/planned/mutations.ts";
import { revalidatePublication } from "#lib/routing/publication/revalidate-publication.ts";
import { listTimedChanges } from "#lib/routing/publication/timed-queries.ts";

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
