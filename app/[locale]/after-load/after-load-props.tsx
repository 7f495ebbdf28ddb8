import { getTranslations } from "next-intl/server";
import type { AfterLoadProps } from "#app/[locale]/after-load/after-load-content.tsx";
import type { OutsideToolsProps } from "#app/[locale]/after-load/outside-tools-content.tsx";
import { menuId } from "#components/layout/header/site-header.tsx";
import { getSearchModalProps } from "#components/layout/search/search-modal-props.tsx";
import { getAccountModalsProps } from "#components/people/accounts/account-modals-props.tsx";
import { getOnboardingProps } from "#components/people/preferences/onboarding-props.tsx";
import { getConsentTexts } from "#components/platform/consent/consent-texts.ts";
import { Icon } from "#components/ui/icons/icon.tsx";
import { listFilledSlots } from "#lib/business/ads/queries.ts";
import type { MenuEntry } from "#lib/content/menus/menu.ts";
import { listPagePatterns } from "#lib/platform/browser/page-types.ts";
import { env } from "#lib/platform/config/env.ts";
import { getOutsideTools, listTools } from "#lib/platform/consent/outside-tools.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findStartingSuggestions } from "./starting-suggestions.ts";

/** Texts of what is loaded after a page. */
export async function getAfterLoadProps(locale: Locale, menu: MenuEntry[]): Promise<AfterLoadProps> {
  const [toast, flash, save, search, accounts, onboarding, outsideTools, filledSlots] = await Promise.all([
    getTranslations("ui.toast"),
    getTranslations("ui.flash"),
    getTranslations("cookbooks.saveModal"),
    findStartingSuggestions(locale, menu).then(getSearchModalProps),
    getAccountModalsProps(),
    getOnboardingProps(),
    getOutsideToolsProps(locale),
    listFilledSlots(locale),
  ]);
  const adManager = getOutsideTools(env).adManager ?? null;
  return {
    locale,
    menuId,
    search,
    accounts,
    onboarding,
    toaster: {
      label: toast("label"),
      icons: { success: <Icon name="check" />, error: <Icon name="circleAlert" /> },
    },
    // Messages that a public page may have to show.
    flashMessages: {
      signedIn: flash("signedIn"),
      signedOut: flash("signedOut"),
      signedOutEverywhere: flash("signedOutEverywhere"),
      emailConfirmed: flash("emailConfirmed"),
      accountRestored: flash("accountRestored"),
      siteUpdated: flash("siteUpdated"),
    },
    saveError: save("failed"),
    pagePatterns: listPagePatterns(locale),
    isOfflineEnabled: env.SERVICE_WORKER === "on",
    ads: filledSlots.length > 0 || adManager ? { adManager } : null,
    outsideTools,
  };
}

async function getOutsideToolsProps(locale: Locale): Promise<OutsideToolsProps | null> {
  const tools = getOutsideTools(env);
  if (listTools(tools).length === 0) return null;
  return { tools, texts: await getConsentTexts(tools, locale), closeIcon: <Icon name="x" /> };
}
