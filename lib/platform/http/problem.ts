import { env } from "#lib/platform/config/env.ts";
import type { ApiErrorCode } from "./api-error.ts";

/** A problem as RFC 9457 describes it, with the code and each wrong field of the request. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ApiErrorCode;
  errors: { field: string; code: string }[];
}

interface ProblemSource {
  code: ApiErrorCode;
  status: number;
  /** A sentence in the language of the request. */
  message: string;
  fields: Record<string, string>;
}

/**
 * Describes an error to programs.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export function toProblem({ code, status, message, fields }: ProblemSource): Problem {
  return {
    type: `${env.SITE_URL}/api/docs#problem-${code}`,
    title: titles[code],
    status,
    detail: message,
    code,
    errors: Object.entries(fields).map(([field, error]) => ({ field, code: error })),
  };
}

/** Short names of the problems in English; they do not change with the occurrence (3.1.4). */
export const titles: Record<ApiErrorCode, string> = {
  invalid: "Invalid request",
  unauthorized: "Sign-in required",
  credentials: "Wrong credentials",
  client: "Invalid client token",
  unconfirmed: "E-mail address not confirmed",
  forbidden: "Not allowed",
  missing: "Not found",
  method: "Method not allowed",
  notAcceptable: "Not acceptable",
  conflict: "Conflict",
  keyReused: "Idempotency-Key used for another request",
  inProgress: "The first request is still running",
  limit: "Limit reached",
  tooLarge: "Too large",
  unsupported: "Unsupported media type",
  tooMany: "Too many requests",
  notImplemented: "Not implemented",
  unavailable: "Unavailable",
};
