import { ApiError } from "#lib/platform/http/api-error.ts";
import { editWindowMs } from "./edit-window.ts";

/**
 * - `missing`: no such item or comment that the user may reach
 * - `conflict`: the comment has changed, or the decision was made, since the user has seen it
 * - `notEditable`: the edit window has passed, or an editor has hidden the comment
 * - `photoMissing`: a photo is not an upload of the user, or belongs to another comment
 */
export type CommentErrorCode = "missing" | "conflict" | "notEditable" | "photoMissing";

/** A change of comments that is not possible. */
export class CommentError extends Error {
  override name = "CommentError";
  readonly code: CommentErrorCode;

  constructor(code: CommentErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Throws the error the REST API and server actions answer.
 *
 * @throws ApiError; any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof CommentError)) throw error;
  if (error.code === "notEditable") throw new ApiError("limit", { minutes: String(editWindowMs / 60_000) });
  if (error.code === "photoMissing") throw new ApiError("invalid", { photoIds: "missing" });
  throw new ApiError(error.code);
}
