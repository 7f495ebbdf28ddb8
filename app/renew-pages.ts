import "server-only";
import { nextStroke } from "#lib/berlin.ts";
import { env } from "#lib/env.ts";
import { hasFeedBoundary } from "#lib/feeds/queries.ts";
import { localUrl } from "#lib/front/port.ts";
import { address } from "#lib/i18n/address.ts";
import { locales } from "#lib/i18n/locales.ts";
import { mealHours } from "#lib/suggestions/meals.ts";

/** Pages that look different from some moment on: at midnight, when the next meal is another one, when a module starts or ends. */
const pages = ["/", "/basics", "/veganuary", "/what-to-cook-today"] as const;

let looked = new Date();

/**
 * Asks for these pages when such a moment has passed since this was called last, so that the page which is over by now (see `keepUntil`)
 * is shown to nobody else: whoever asks first has it rendered anew for those who come after.
 */
export async function renewPages(now = new Date()): Promise<void> {
  const from = looked;
  const isOver = nextStroke(from, [0, ...mealHours]) <= now || (await hasFeedBoundary(from, now));
  for (const locale of isOver ? locales : []) {
    for (const page of pages) {
      const response = await fetch(localUrl(env) + address(locale, page), { signal: AbortSignal.timeout(30_000) });
      await response.arrayBuffer();
    }
  }
  // Only now: where a page could not be had, the next call tries again.
  looked = now;
}
