import { z } from "zod";
import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { createRouteHandler } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { throwAsApiError } from "#lib/shopping-lists/errors.ts";

interface ShoppingListRequest {
  request: Request;
  user: SessionUser;
  /** The id in the path; empty where it has none. */
  itemId: string;
}

const idSchema = z.uuid();

/**
 * A route handler for the user's own shopping list: requires a session, validates the id and maps
 * errors.
 */
export function shoppingListRoute(handle: (request: ShoppingListRequest) => Promise<Response>) {
  return createRouteHandler<{ params: Promise<{ itemId?: string } | undefined> }>(async (request, { params }) => {
    const user = await requireSessionUser(request);
    const { itemId = "" } = (await params) ?? {};
    if (itemId !== "" && !idSchema.safeParse(itemId).success) throw new ApiError("missing");
    return handle({ request, user, itemId }).catch(throwAsApiError);
  });
}
