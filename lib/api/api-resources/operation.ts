import type { z } from "zod";

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof methods)[number];

/**
 * One request of version 3 of the API: the schemas parse what comes in, shape what goes out and are
 * the source of the OpenAPI document.
 */
export interface Operation<
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  /** Unique name in camel case, "listRecipes". */
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below `/api` with parameters in braces: "/recipes/{id}". */
  path: string;
  summary: string;
  /** Heading in the document. */
  tag: string;
  /**
   * Public answers may be cached by everyone; those for a user need a `user_token`. Optional: the
   * user counts where there is one.
   */
  access: "public" | "optional" | "user";
  /**
   * Clients know it from before version 3: without that media type it answers `{data, meta}` and
   * `{error}`, and a parameter that does not exist is ignored.
   */
  isOlder?: boolean;
  query?: Query;
  body?: Body;
  /** Takes a picture, as the body or in a form that has these fields beside it. */
  upload?: { fields?: z.ZodObject };
  /** Takes `Idempotency-Key`: a repeated request returns the first answer. */
  isRepeatable?: boolean;
  /** What `data` holds; null for an answer without a body, or in `bare` or `alternatives` only. */
  data: Data | null;
  /** An answer outside the envelope, which some values of the query ask for, or the only one. */
  bare?: z.ZodType;
  /** What an entry of the list shows, when the list also answers `updated_since`. */
  changed?: z.ZodType;
  /** The list comes page by page. */
  isPaginated?: boolean;
  status?: 200 | 201 | 202 | 204;
  /** Other media types of the same resource, with a description each. */
  alternatives?: Record<string, string>;
  /** Values of path parameters, query and body that the document shows. */
  example?: { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };
}

/** Keeps the exact types of the schemas of an operation. */
export function defineOperation<Query extends z.ZodObject, Body extends z.ZodType, Data extends z.ZodType>(
  operation: Operation<Query, Body, Data>,
): Operation<Query, Body, Data> {
  return operation;
}
