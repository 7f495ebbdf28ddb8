import { getTranslations } from "next-intl/server";
import type { AfterLoadProps } from "#app/[locale]/after-load/after-load-content.tsx";
import type { OutsideToolsProps } from "#app/[locale]/after-load/outside-tools-content.tsx";
import { getAccountModalsProps } from "#components/accounts/account-modals-props.tsx";
import { getConsentTexts } from "#components/consent/consent-texts.ts";
import { menuId } from "#components/layout/header/site-header.tsx";
import { getSearchModalProps } from "#components/layout/search/search-modal-props.tsx";
import { getOnboardingProps } from "#components/preferences/onboarding-props.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { listFilledSlots } from "#lib/ads/queries.ts";
import { listPagePatterns } from "#lib/browser/page-types.ts";
import { env } from "#lib/config/env.ts";
import { getOutsideTools, listTools } from "#lib/consent/outside-tools.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { MenuEntry } from "#lib/menus/menu.ts";

/** Texts of what is loaded after a page. */
export async function getAfterLoadProps(locale: Locale, menu: MenuEntry[]): Promise<AfterLoadProps> {
  const [toast, flash, save, search, accounts, onboarding, outsideTools, filledSlots] = await Promise.all([
    getTranslations("ui.toast"),
    getTranslations("ui.flash"),
    getTranslations("cookbooks.saveModal"),
    getSearchModalProps(menu),
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
