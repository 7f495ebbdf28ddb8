import type { z } from "zod";
import type { Operation } from "#lib/api/api-resources/operation.ts";
import type { AnyResult } from "#lib/api/api-resources/operation-response.ts";
import { implementForUser, type OperationRequest, type ResourceHandler } from "#lib/api/api-resources/resource.ts";
import { throwAsApiError } from "#lib/kitchen/cookbooks/errors.ts";
import { idSchema } from "#lib/kitchen/cookbooks/schema.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";

export type CookbookRequest<Query = unknown, Body = unknown> = OperationRequest<Query, Body> & {
  user: SessionUser;
  /** Ids in the path; empty where it has none. */
  id: string;
  itemId: string;
};

/** Implements an operation on the user's own cookbooks: validates the ids and maps errors. */
export function implementForCookbook<Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<Query, Body, Data>,
  handle: (request: CookbookRequest<z.output<Query>, z.output<Body>>) => Promise<AnyResult<z.input<Data>>>,
): ResourceHandler {
  return implementForUser(operation, async (request) => {
    const { id = "", itemId = "" } = request.params;
    for (const value of [id, itemId])
      if (value !== "" && !idSchema.safeParse(value).success) throw new ApiError("missing");
    return handle({ ...request, id, itemId }).catch(throwAsApiError);
  });
}
