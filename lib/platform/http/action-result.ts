import type { ApiErrorCode } from "./api-error.ts";

/**
 * What a server action answers. `code` is the word the REST API answers as `error.code` for the
 * same failure, `errors` names what is wrong with which field, like its `error.fields`.
 */
export type ActionResult<Data = void> = { ok: true; data: Data } | ActionFailure<ApiErrorCode>;

export interface ActionFailure<Code extends string> {
  ok: false;
  code: Code;
  errors: Record<string, string>;
}
