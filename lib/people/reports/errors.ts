import { ApiError } from "#lib/platform/http/api-error.ts";

/**
 * - `missing`: no such report, decision or content, or the user is no editor
 * - `conflict`: another editor has decided since, or the content has changed
 * - `forbidden`: editors and admins are not banned at the desk
 * - `adminBan`: an admin has imposed the ban, so only admins lift it
 * - `impossible`: the content or its state does not allow the action
 * - `sameEditor`: the editor of a decision does not decide about an objection to it
 */
export type ReportErrorCode = "missing" | "conflict" | "forbidden" | "adminBan" | "impossible" | "sameEditor";

/** Something that cannot be reported or decided. */
export class ReportError extends Error {
  override name = "ReportError";
  readonly code: ReportErrorCode;

  constructor(code: ReportErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Throws the error the REST API answers.
 *
 * @throws ApiError; any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof ReportError)) throw error;
  if (error.code === "adminBan") throw new ApiError("forbidden");
  throw new ApiError(error.code === "impossible" || error.code === "sameEditor" ? "conflict" : error.code);
}
