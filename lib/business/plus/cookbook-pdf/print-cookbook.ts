import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import type { renderCookbook } from "./cookbook-pdf.ts";

/**
 * Renders a cookbook as A4, beside the requests.
 *
 * @throws {OverloadedError} when too many books are printed at once, or one is too large
 */
export const printCookbook = defineHeavyTask<typeof renderCookbook>(
  "lib/business/plus/cookbook-pdf/cookbook-pdf.ts",
  "renderCookbook",
);
