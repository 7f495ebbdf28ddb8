import "server-only";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { getRequestUser } from "./session-user.ts";
import type { SessionUser } from "./session-user-type.ts";

/**
 * The user an API request acts for, by token or cookie.
 *
 * @throws {ApiError} "unauthorized" (401) when the request carries neither
 */
export async function requireSessionUser(request: Request): Promise<SessionUser> {
  const user = await getRequestUser(request);
  if (!user) throw new ApiError("unauthorized");
  return user;
}
