"use server";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { setNote } from "./mutations.ts";
import { noteSchema } from "./schema.ts";

/** Stores the user's note on a recipe. */
export async function saveNoteAction(input: unknown): Promise<ActionResult> {
  return runUserAction(async ({ id: userId }) => {
    const { recipe: itemId, text } = parse(input, noteSchema);
    if (!(await setNote({ userId, itemId, text }))) throw new ApiError("missing");
  });
}
