"use client";
import { AccountModals, type AccountModalsProps } from "#components/accounts/account-modals.tsx";
import { SessionEffects } from "#components/accounts/session-effects.tsx";
import { SaveController } from "#components/cookbooks/save/save-controller.tsx";
import { LanguageEffects } from "#components/layout/footer/language-effects.tsx";
import { MenuEffects } from "#components/layout/header/menu-effects.tsx";
import { SearchModal, type SearchModalProps } from "#components/layout/search/search-modal.tsx";
import { FlashToast } from "#components/layout/toasts/flash-toast.tsx";
import { Toaster, type ToasterProps } from "#components/layout/toasts/toaster.tsx";
import { PageViewTracker } from "#components/layout/tracking/page-view-tracker.tsx";
import { StoreClickTracker } from "#components/layout/tracking/store-click-tracker.tsx";
import { OfflineWorker } from "#components/offline/offline-worker.tsx";
import type { OnboardingDialogProps } from "#components/preferences/onboarding-dialog.tsx";
import { OnboardingLoader } from "#components/preferences/onboarding-loader.tsx";
import { RatingDelivery } from "#components/ratings/rating-delivery.tsx";
import { ListDelivery } from "#components/shopping-lists/list-delivery.tsx";
import { UnitsSync } from "#components/users/units-sync.tsx";
import type { PagePattern } from "#lib/browser/page-types.ts";
import type { FlashMessage } from "#lib/http/flash-message-cookie.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export interface AfterLoadProps {
  locale: Locale;
  menuId: string;
  search: SearchModalProps;
  accounts: AccountModalsProps;
  onboarding: OnboardingDialogProps;
  toaster: ToasterProps;
  flashMessages: Partial<Record<FlashMessage, string>>;
  saveError: string;
  pagePatterns: readonly PagePattern[];
  isOfflineEnabled: boolean;
}

/** What a page needs once it is there: none of it is seen before a reader acts. */
export function AfterLoadContent(props: AfterLoadProps) {
  const { locale } = props;
  return (
    <>
      <MenuEffects menuId={props.menuId} />
      <LanguageEffects />
      <SearchModal {...props.search} />
      <AccountModals {...props.accounts} />
      <OnboardingLoader {...props.onboarding} />
      <SessionEffects />
      <RatingDelivery />
      <ListDelivery />
      <UnitsSync />
      <SaveController locale={locale} errorMessage={props.saveError} />
      <Toaster {...props.toaster} />
      <FlashToast messages={props.flashMessages} />
      <StoreClickTracker />
      <PageViewTracker patterns={props.pagePatterns} />
      <OfflineWorker isEnabled={props.isOfflineEnabled} locale={locale} />
    </>
  );
}
