import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import { createRouteHandler, json, parse, readBody } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { setNote } from "#lib/notes/mutations.ts";
import { getNote } from "#lib/notes/queries.ts";
import { notedRecipeSchema, noteSchema } from "#lib/notes/schema.ts";

export const dynamic = "force-dynamic";

/** The user's note on `?recipe=`: `{text}`, empty without one. */
export const GET = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  const { recipe } = parse({ recipe: new URL(request.url).searchParams.get("recipe") }, notedRecipeSchema);
  return json({ data: { text: await getNote(userId, recipe) } });
});

/** Stores the user's note on a recipe; an empty text deletes it, 404 for what they may not see. */
export const PUT = createRouteHandler(async (request) => {
  const { id: userId } = await requireSessionUser(request);
  const { recipe: itemId, text } = await readBody(request, noteSchema);
  if (!(await setNote({ userId, itemId, text }))) throw new ApiError("missing");
  return json({ data: { text } });
});
