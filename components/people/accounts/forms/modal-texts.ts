import { openPageInstead } from "#components/ui/dialogs/open-page-instead.ts";
import type { AccountTexts } from "#lib/people/accounts/account-texts.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadPageTexts } from "#lib/platform/page-texts/load-page-texts.ts";

const loaded = new Map<Locale, Promise<AccountTexts>>();

/**
 * Loads the texts of the account dialogs, once for a language. If they cannot be loaded, the page
 * of the open dialog is opened, and the next dialog asks for them again.
 */
export function loadModalTexts(locale: Locale): Promise<AccountTexts> {
  const known = loaded.get(locale);
  if (known) return known;
  const texts = loadPageTexts<AccountTexts>("accounts", locale).catch(() => {
    loaded.delete(locale);
    return openPageInstead();
  });
  loaded.set(locale, texts);
  return texts;
}
