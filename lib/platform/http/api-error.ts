import { isOverloadedError } from "./concurrency-limit.ts";

/** Error codes of the API; each has a sentence below `errors.api` in the messages. */
export type ApiErrorCode =
  | "invalid"
  | "unauthorized"
  | "credentials"
  | "client"
  | "unconfirmed"
  | "forbidden"
  | "missing"
  | "method"
  | "notAcceptable"
  | "conflict"
  | "keyReused"
  | "inProgress"
  | "limit"
  | "tooLarge"
  | "unsupported"
  | "tooMany"
  | "notImplemented"
  | "unavailable";

/**
 * Thrown by anything a route handler calls; becomes the response of the request. `fields` names the
 * error of each wrong field of the body.
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ApiErrorCode;
  readonly fields: Record<string, string>;

  /** When to try again, where that is known. */
  readonly retrySeconds: number | undefined;

  constructor(code: ApiErrorCode, fields: Record<string, string> = {}, retrySeconds?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retrySeconds = retrySeconds;
  }
}

/**
 * The error code of anything thrown. An unexpected error counts as "unavailable" and is logged
 * without its message.
 */
export function toErrorCode(
  error: unknown,
): Pick<ApiError, "code" | "fields"> & Partial<Pick<ApiError, "retrySeconds">> {
  if (error instanceof ApiError) return error;
  if (isOverloadedError(error)) return { code: "unavailable", fields: {} };
  const cause = error instanceof Error ? ((error.cause ?? error) as { code?: unknown }) : {};
  const state = typeof cause.code === "string" && /^[0-9A-Z]{5}$/.test(cause.code) ? cause.code : "";
  // Classes 22 and 23: values PostgreSQL cannot hold, broken constraints.
  // 23505: a concurrent request won.
  // https://www.postgresql.org/docs/current/errcodes-appendix.html
  if (state === "23505") return { code: "conflict", fields: {} };
  if (state.startsWith("22") || state.startsWith("23")) return { code: "invalid", fields: {} };
  // The message of the error quotes the query with personal data; its cause does not.
  console.error("API request failed:", state || cause);
  return { code: "unavailable", fields: {} };
}
