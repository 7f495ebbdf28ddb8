import "server-only";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { limits } from "./limits.ts";

type ShoppingListErrorCode = "missing" | "full";

/** A change to a shopping list that is not possible. */
export class ShoppingListError extends Error {
  override name = "ShoppingListError";
  readonly code: ShoppingListErrorCode;

  constructor(code: ShoppingListErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Throws the error the REST API and server actions answer: 409 with the limit when the list is
 * full, else 404.
 *
 * @throws any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof ShoppingListError)) throw error;
  throw error.code === "full" ? new ApiError("limit", { items: String(limits.items) }) : new ApiError("missing");
}
