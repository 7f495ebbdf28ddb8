"use server";
import { z } from "zod";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
import { throwAsApiError } from "./errors.ts";
import { addItems, changeItems, removeItems } from "./mutations.ts";
import { listChangeSchema } from "./schema.ts";

/**
 * Changes the user's list. Items that are not on it are ignored.
 *
 * @param userId who made the change: a device delivers it later, and another account may be signed
 *   in by then
 */
export const changeListAction = createAction(
  [listChangeSchema, z.uuid().optional()],
  (change, userId): Promise<ActionResult> =>
    runUserAction(async ({ id }) => {
      if (userId !== undefined && userId !== id) throw new ApiError("unauthorized");
      await changeList(id, change).catch(throwAsApiError);
      return undefined;
    }),
);

async function changeList(userId: string, change: z.infer<typeof listChangeSchema>): Promise<void> {
  const at = new Date(currentTimeMs() - (change.age ?? 0));
  if (change.type === "add") await addItems(userId, change.items, at);
  else if (change.type === "change") await changeItems(userId, change.items, at);
  else await removeItems(userId, change.ids, at);
}
