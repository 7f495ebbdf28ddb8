import { z } from "zod";
import { requireSessionUser } from "#lib/auth/require-session-user.ts";
import type { SessionUser } from "#lib/auth/session-user-type.ts";
import { throwAsApiError } from "#lib/cookbooks/errors.ts";
import { limits } from "#lib/cookbooks/limits.ts";
import { idSchema } from "#lib/cookbooks/schema.ts";
import { createRouteHandler, parse } from "#lib/http/api.ts";
import { ApiError } from "#lib/http/api-error.ts";

export interface CookbookRequest {
  request: Request;
  user: SessionUser;
  /** Ids in the path; empty where it has none. */
  id: string;
  itemId: string;
}

/**
 * A route handler for the user's own cookbooks: requires a session, validates the ids in the path
 * and maps errors.
 */
export function cookbookRoute(handle: (request: CookbookRequest) => Promise<Response>) {
  return createRouteHandler<{ params: Promise<{ id?: string; itemId?: string } | undefined> }>(
    async (request, { params }) => {
      const user = await requireSessionUser(request);
      // Next passes no params to a route without dynamic segments.
      const { id = "", itemId = "" } = (await params) ?? {};
      for (const value of [id, itemId])
        if (value !== "" && !idSchema.safeParse(value).success) throw new ApiError("missing");
      return handle({ request, user, id, itemId }).catch(throwAsApiError);
    },
  );
}

const paginationSchema = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "page")
    .transform(Number)
    .default(1),
  size: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "size")
    .transform(Number)
    .pipe(z.number().max(limits.cookbooks, "size"))
    .default(24),
});

/** `page` (from 1) and `size` of the query string. */
export function parsePagination(request: Request) {
  const { searchParams } = new URL(request.url);
  return parse(
    { page: searchParams.get("page") ?? undefined, size: searchParams.get("size") ?? undefined },
    paginationSchema,
  );
}

export function pagination(page: number, size: number, count: number) {
  return { pagination: { page, pages: Math.max(1, Math.ceil(count / size)), count } };
}
