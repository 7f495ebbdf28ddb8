"use server";
import { z } from "zod";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { setNote } from "./mutations.ts";
import { noteSchema } from "./schema.ts";

/**
 * Stores the user's note on a recipe.
 *
 * @param writerId whose note the page shows, see `runUserAction`
 */
export const saveNoteAction = createAction(
  [noteSchema, z.uuid().optional()],
  ({ recipe: itemId, text }, writerId): Promise<ActionResult> =>
    runUserAction(async ({ id: userId }) => {
      if (!(await setNote({ userId, itemId, text }))) throw new ApiError("missing");
    }, writerId),
);
