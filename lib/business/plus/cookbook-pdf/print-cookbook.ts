import "server-only";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";
import { defineHeavyTask } from "#lib/platform/workers/heavy-work.ts";
import { queueForUser } from "#lib/platform/workers/user-queue.ts";
import type { renderCookbook } from "./cookbook-pdf.ts";
import type { PrintedCookbook } from "./printed-cookbook.ts";

const render = defineHeavyTask<typeof renderCookbook>(
  "lib/business/plus/cookbook-pdf/cookbook-pdf.ts",
  "renderCookbook",
);

const maxWaitMs = 20_000;

/** A book with its pictures takes up to 50 MB, so that one is loaded at a time. */
const limitPrinting = createConcurrencyLimit(1, 8, () => AbortSignal.timeout(maxWaitMs));

/**
 * Renders a cookbook as A4, beside the requests. One of each user at a time, and one of all.
 *
 * @param load reads its recipes and pictures, when it is its turn
 * @throws {OverloadedError} when too many books wait, or one is too large
 */
export function printCookbook(userId: string, load: () => Promise<PrintedCookbook>): Promise<Uint8Array<ArrayBuffer>> {
  return queueForUser("cookbook-pdfs", userId, () => limitPrinting(async () => render(await load())));
}
