"use server";
import { headers } from "next/headers";
import { runUserAction } from "#lib/platform/auth/user-action.ts";
import { createAction } from "#lib/platform/http/action.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { queueForUser } from "#lib/platform/workers/user-queue.ts";
import { RecipeImportError } from "./errors.ts";
import { importRecipe } from "./import-recipe.ts";
import type { ImportedRecipe } from "./imported-recipe.ts";
import { importLimits } from "./rate-limits.ts";
import { importSchema } from "./schema.ts";

/**
 * Reads the recipe of a public page for a signed-in user. `errors.address` is the code of a
 * `RecipeImportError`, except that private addresses are "unreachable" like hosts that do not
 * exist: the answer says nothing about the site's own network.
 */
export const readRecipePageAction = createAction(
  [importSchema],
  ({ address }): Promise<ActionResult<ImportedRecipe>> =>
    runUserAction(async ({ id }) => {
      const { perUser, perClient } = importLimits;
      if (!(await perUser(id)) || !(await perClient(getClientKey(await headers())))) throw new ApiError("tooMany");
      return queueForUser("recipe-imports", id, () => importRecipe(address)).catch(throwAsApiError);
    }),
);

function throwAsApiError(error: unknown): never {
  if (!(error instanceof RecipeImportError)) throw error;
  throw new ApiError("invalid", { address: error.code === "privateAddress" ? "unreachable" : error.code });
}
