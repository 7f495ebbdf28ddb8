"use client";
import { OutsideToolsLoader } from "#app/[locale]/after-load/outside-tools.tsx";
import type { OutsideToolsProps } from "#app/[locale]/after-load/outside-tools-content.tsx";
import { PendingWrites } from "#app/[locale]/after-load/pending-writes.tsx";
import { FollowedRecipesLoader } from "#app/[locale]/feed/followed-recipes-loader.tsx";
import { loadOnboardingQuestionsAction } from "#app/[locale]/quiz/wizard-action.ts";
import { AdLoader } from "#components/business/ads/ad-loader.tsx";
import type { AdDisplayProps } from "#components/business/ads/display/ad-display.tsx";
import { StatisticsSender } from "#components/business/statistics/statistics-sender.tsx";
import { SaveController } from "#components/kitchen/cookbooks/save/save-controller.tsx";
import { LanguageEffects } from "#components/layout/footer/language-effects.tsx";
import { MenuEffects } from "#components/layout/header/menu-effects.tsx";
import { SearchModal, type SearchModalProps } from "#components/layout/search/search-modal.tsx";
import { FlashToast } from "#components/layout/toasts/flash-toast.tsx";
import { Toaster, type ToasterProps } from "#components/layout/toasts/toaster.tsx";
import { ItemReadTracker } from "#components/layout/tracking/item-read-tracker.tsx";
import { PageViewTracker } from "#components/layout/tracking/page-view-tracker.tsx";
import { StoreClickTracker } from "#components/layout/tracking/store-click-tracker.tsx";
import { AccountModals, type AccountModalsProps } from "#components/people/accounts/account-modals.tsx";
import { SessionEffects } from "#components/people/accounts/session-effects.tsx";
import { FeedbackLoader } from "#components/people/feedback/feedback-loader.tsx";
import type { OnboardingDialogProps } from "#components/people/preferences/onboarding-dialog.tsx";
import { OnboardingLoader } from "#components/people/preferences/onboarding-loader.tsx";
import { ReportLoader } from "#components/people/reports/report-loader.tsx";
import { UnitsSync } from "#components/people/users/units-sync.tsx";
import { OfflineWorker } from "#components/platform/offline/offline-worker.tsx";
import { PartBoundaries } from "#components/ui/errors/part-boundary.tsx";
import type { PagePattern } from "#lib/platform/browser/page-types.ts";
import type { FlashMessage } from "#lib/platform/http/flash-message-cookie.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export interface AfterLoadProps {
  locale: Locale;
  menuId: string;
  search: SearchModalProps;
  accounts: AccountModalsProps;
  onboarding: Omit<OnboardingDialogProps, "locale" | "loadQuestions">;
  toaster: ToasterProps;
  flashMessages: Partial<Record<FlashMessage, string>>;
  saveError: string;
  pagePatterns: readonly PagePattern[];
  isOfflineEnabled: boolean;
  /** null where nothing fills a place. */
  ads: Omit<AdDisplayProps, "locale"> | null;
  /** null where no outside tool is configured. */
  outsideTools: OutsideToolsProps | null;
}

/**
 * What a page needs once it is there: none of it is seen before a reader acts. A part that fails
 * takes no other along; what it opens then does what it does without script.
 */
export function AfterLoadContent(props: AfterLoadProps) {
  const { locale } = props;
  return (
    <PartBoundaries>
      <MenuEffects menuId={props.menuId} />
      <LanguageEffects />
      <SearchModal {...props.search} />
      <AccountModals {...props.accounts} />
      <OnboardingLoader
        {...props.onboarding}
        locale={locale}
        loadQuestions={() => loadOnboardingQuestionsAction(locale)}
      />
      {/* Before SessionEffects, which would follow the links that open these. */}
      <FeedbackLoader locale={locale} />
      <ReportLoader locale={locale} />
      <SessionEffects />
      <PendingWrites />
      <FollowedRecipesLoader locale={locale} />
      <UnitsSync />
      <SaveController locale={locale} errorMessage={props.saveError} />
      <Toaster {...props.toaster} />
      <FlashToast messages={props.flashMessages} />
      <StoreClickTracker />
      {props.ads && <AdLoader {...props.ads} locale={locale} />}
      <PageViewTracker patterns={props.pagePatterns} />
      <ItemReadTracker />
      <StatisticsSender />
      {props.outsideTools && <OutsideToolsLoader {...props.outsideTools} />}
      <OfflineWorker isEnabled={props.isOfflineEnabled} locale={locale} />
    </PartBoundaries>
  );
}
