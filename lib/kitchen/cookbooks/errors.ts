import "server-only";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { limits } from "./limits.ts";
import type { CookbookErrorCode } from "./schema.ts";

/** A change to a cookbook that is not possible. */
export class CookbookError extends Error {
  override name = "CookbookError";
  readonly code: CookbookErrorCode;

  constructor(code: CookbookErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Throws the error the REST API and server actions answer: 409 with the limit when something is
 * full, 400 for a missing title, else 404.
 *
 * @throws any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof CookbookError)) throw error;
  if (error.code === "shelfFull") throw new ApiError("limit", { cookbooks: String(limits.cookbooks) });
  if (error.code === "bookFull") throw new ApiError("limit", { items: String(limits.items) });
  if (error.code === "titleMissing") throw new ApiError("invalid", { title: error.code });
  throw new ApiError("missing");
}
