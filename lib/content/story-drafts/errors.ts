import { ApiError, type ApiErrorCode } from "#lib/platform/http/api-error.ts";
import type { StoryContent } from "./content.ts";
import type { MissingPart } from "./publication/missing.ts";

/** What another editor has stored meanwhile. */
export interface StoredContent {
  version: number;
  content: StoryContent;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Null when the account was deleted since. */
  savedBy: string | null;
}

/**
 * "forbidden": not by this user. "missing": there is no such story or revision. "conflict": another
 * editor has saved a newer version. "incomplete": parts are missing. "date": not in the future.
 * "state": the story is not published.
 */
export type StoryDraftErrorCode = "forbidden" | "missing" | "conflict" | "incomplete" | "date" | "state";

/** A change of a story that is not possible. */
export class StoryDraftError extends Error {
  override name = "StoryDraftError";
  readonly code: StoryDraftErrorCode;
  readonly stored: StoredContent | null;
  readonly missing: MissingPart[];

  constructor(code: StoryDraftErrorCode, details: { stored?: StoredContent; missing?: MissingPart[] } = {}) {
    super(code);
    this.code = code;
    this.stored = details.stored ?? null;
    this.missing = details.missing ?? [];
  }
}

const apiCodes: Record<StoryDraftErrorCode, ApiErrorCode> = {
  // The desk does not exist for other users.
  forbidden: "missing",
  missing: "missing",
  conflict: "conflict",
  incomplete: "invalid",
  date: "invalid",
  state: "conflict",
};

/** Throws the error that server actions answer; any other error as it is. */
export function throwAsApiError(error: unknown): never {
  if (!(error instanceof StoryDraftError)) throw error;
  throw new ApiError(apiCodes[error.code], { story: error.code });
}
