import "server-only";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { maxFollows } from "./limits.ts";

/**
 * "self": users do not follow themselves. "missing": there is no public profile, or the follower is
 * banned. "full": the user follows `maxFollows` authors.
 */
type FollowErrorCode = "self" | "missing" | "full";

/** An author who cannot be followed. */
export class FollowError extends Error {
  override name = "FollowError";
  readonly code: FollowErrorCode;

  constructor(code: FollowErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Throws the error the REST API and server actions answer: 409 with the limit when the user follows
 * too many authors, 400 for the own profile, else 404.
 *
 * @throws any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof FollowError)) throw error;
  if (error.code === "full") throw new ApiError("limit", { follows: String(maxFollows) });
  if (error.code === "self") throw new ApiError("invalid", { author: error.code });
  throw new ApiError("missing");
}
