import type { MediaErrorCode } from "#lib/platform/media/errors.ts";

/** Why a file was not stored; "limited" after too many, "failed" for everything unexpected. */
export type UploadProblem = MediaErrorCode | "limited" | "failed";

/** What became of one file. */
export type UploadResult = { name: string; id: string } | { name: string; problem: UploadProblem };

export interface UploadState {
  /**
   * "forbidden": the session has ended, or the user is no editor. "tooMany": too many files at
   * once.
   */
  status: "open" | "done" | "forbidden" | "tooMany" | "empty";
  results: UploadResult[];
}

export const emptyUpload: UploadState = { status: "open", results: [] };
