import type { RecipeImportErrorCode } from "#lib/content/recipe-import/errors.ts";
import type { ActionErrorCode } from "#lib/platform/browser/action-client.ts";
import type { ActionFailure } from "#lib/platform/http/action-result.ts";

/** Private addresses read like hosts that do not exist. */
const pageErrors = {
  invalidAddress: "invalidAddress",
  privateAddress: "unreachable",
  notFound: "notFound",
  tooLarge: "tooLarge",
  timedOut: "timedOut",
  notHtml: "notHtml",
  disallowedByRobots: "disallowedByRobots",
  noRecipe: "noRecipe",
  unreachable: "unreachable",
} as const satisfies Record<RecipeImportErrorCode, string>;

const isPageError = (code: string): code is RecipeImportErrorCode => Object.hasOwn(pageErrors, code);

/** The key of the message for a failed import. */
export function importErrorKey({ code, errors }: ActionFailure<ActionErrorCode>) {
  const field = errors.address ?? "";
  if (isPageError(field)) return pageErrors[field];
  if (code === "tooMany" || code === "unauthorized") return code;
  return "failed";
}
