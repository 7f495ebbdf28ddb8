import { getRetryDelayMs } from "../retry-delay.ts";

/**
 * Where the text is: "saved" by the server, "changed" and "saving" on the way to it, "offline" and
 * "signedOut" until it can be reached, "conflict" with a newer version, "gone" (deleted, or no
 * longer to be edited) or "refused" (something in it is not accepted).
 */
export type SaveStatus = "saved" | "changed" | "saving" | "offline" | "signedOut" | "conflict" | "gone" | "refused";

/** A text as the server has it. */
export interface StoredText<Content> {
  /** 0 before the first save. */
  version: number;
  content: Content;
  /** Milliseconds since 1970; null before the first save. */
  savedAt: number | null;
  /** Name of the writer, where there are several. */
  savedBy?: string | null;
}

/** A text while it is edited. */
export interface AutosaveState<Content> {
  /** As it was typed. */
  content: Content;
  /** The version that it is based on, and when that was saved. */
  version: number;
  savedAt: number | null;
  /** What the server has. */
  confirmed: Content;
  status: SaveStatus;
  /** What was sent on top of this version without an answer: the server may have stored it. */
  unanswered: Content[];
  /** Of a conflict: the newer version. */
  stored: StoredText<Content> | null;
  /** Whether this device has what the server does not have; false without storage. */
  isKept: boolean;
  /** What the server has refused, by field. */
  errors: Record<string, string>;
  /** Attempts in a row that may succeed later. */
  failures: number;
}

/** What the server answers to a text that is based on a version. */
export type SaveOutcome<Content> =
  | { status: "saved"; version: number; savedAt: number }
  /** There is a newer version. */
  | { status: "conflict"; stored: StoredText<Content> };

const statusesByCode: Record<string, SaveStatus> = {
  unauthorized: "signedOut",
  missing: "gone",
  conflict: "gone",
  forbidden: "gone",
  invalid: "refused",
  limit: "refused",
};

/**
 * The status after a failure. Most may succeed later: no usable answer, an older build, a rate
 * limit.
 */
export const toFailedStatus = (code: string): SaveStatus => statusesByCode[code] ?? "offline";

/** Milliseconds until the next attempt: a pause after typing, 1 to 60 s after failures. */
export function delayUntilSave({ status, failures }: { status: SaveStatus; failures: number }): number | null {
  if (status === "changed") return 1500;
  return status === "offline" ? getRetryDelayMs(failures) : null;
}
