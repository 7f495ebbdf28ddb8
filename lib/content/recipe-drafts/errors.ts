import { ApiError, type ApiErrorCode } from "#lib/platform/http/api-error.ts";
import type { DraftContent } from "./draft.ts";

/**
 * Why a change of a draft or a publication is refused: "missing" (no such draft for this user),
 * "forbidden" (not by this user), "state" (not in this state), "conflict" (it was changed
 * meanwhile), "incomplete" (lacks what a submission needs), "reference" (refers to what does not
 * exist, or is not the author's), "limit" (too many drafts) or "date" (in the past).
 */
export type DraftErrorCode =
  | "missing"
  | "forbidden"
  | "state"
  | "conflict"
  | "incomplete"
  | "reference"
  | "limit"
  | "date";

/** A draft as it is stored now, for an author whose version is older. */
export interface StoredVersion {
  version: number;
  content: DraftContent;
  savedAt: Date;
}

interface DraftErrorDetails {
  /** Codes by path in the content. */
  fields?: Record<string, string>;
  /** Of a conflict. */
  stored?: StoredVersion;
}

/** A change of a draft or a publication that is not possible. */
export class DraftError extends Error {
  override name = "DraftError";
  readonly code: DraftErrorCode;
  readonly fields: Record<string, string>;
  readonly stored: StoredVersion | null;

  constructor(code: DraftErrorCode, { fields = {}, stored }: DraftErrorDetails = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.stored = stored ?? null;
  }
}

const apiCodes: Record<DraftErrorCode, ApiErrorCode> = {
  missing: "missing",
  forbidden: "forbidden",
  state: "conflict",
  conflict: "conflict",
  incomplete: "invalid",
  reference: "invalid",
  limit: "limit",
  date: "invalid",
};

/**
 * Throws the error that the REST API and server actions answer.
 *
 * @throws any other error as it is
 */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof DraftError)) throw error;
  const { code, fields } = error;
  throw new ApiError(apiCodes[code], Object.keys(fields).length > 0 ? fields : { draft: code });
}
