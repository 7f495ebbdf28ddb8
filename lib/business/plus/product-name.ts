import "server-only";
import type { PlusPlan } from "#lib/platform/config/plus-offer.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";

/** What is bought, as checkout pages and invoices name it: "Tischlein Plus, ein Jahr". */
export async function getProductName(plan: PlusPlan, locale: Locale): Promise<string> {
  const t = await createMessageTranslator(locale, { namespace: "plus.product" });
  return t(plan);
}
