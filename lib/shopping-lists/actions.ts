"use server";
import type { z } from "zod";
import { runUserAction } from "#lib/auth/user-action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { currentTimeMs } from "#lib/time/clock.ts";
import { throwAsApiError } from "./errors.ts";
import { addItems, changeItems, removeItems } from "./mutations.ts";
import { type ListChangeInput, listChangeSchema } from "./schema.ts";

/**
 * Changes the user's list. Items that are not on it are ignored.
 *
 * @param userId who made the change: a device delivers it later, and another account may be signed
 *   in by then
 */
export async function changeListAction(input: ListChangeInput, userId?: string): Promise<ActionResult> {
  return runUserAction(async ({ id }) => {
    if (userId !== undefined && userId !== id) throw new ApiError("unauthorized");
    await changeList(id, parse(input, listChangeSchema)).catch(throwAsApiError);
    return undefined;
  });
}

async function changeList(userId: string, change: z.infer<typeof listChangeSchema>): Promise<void> {
  const at = new Date(currentTimeMs() - (change.age ?? 0));
  if (change.type === "add") await addItems(userId, change.items, at);
  else if (change.type === "change") await changeItems(userId, change.items, at);
  else await removeItems(userId, change.ids, at);
}
