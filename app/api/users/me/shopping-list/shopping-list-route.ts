import { z } from "zod";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import type { AnyResult } from "#lib/api/api-resources/operation-response.ts";
import { implementForUser, type OperationRequest, type ResourceHandler } from "#lib/api/api-resources/resource.ts";
import { throwAsApiError } from "#lib/kitchen/shopping-lists/errors.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

type ShoppingListRequest<Body> = OperationRequest<unknown, Body> & {
  user: SessionUser;
  /** The id in the path; empty where it has none. */
  itemId: string;
};

const idSchema = z.uuid();

/** Implements an operation on the user's own shopping list: validates the id and maps errors. */
export function implementForList<Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<z.ZodObject, Body, Data>,
  handle: (request: ShoppingListRequest<z.output<Body>>) => Promise<AnyResult<z.input<Data>>>,
): ResourceHandler {
  return implementForUser(operation, async (request) => {
    const { itemId = "" } = request.params;
    if (itemId !== "" && !idSchema.safeParse(itemId).success) throw new ApiError("missing");
    return handle({ ...request, itemId }).catch(throwAsApiError);
  });
}
