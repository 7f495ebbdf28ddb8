import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import { QuizOffer } from "./quiz-offer.tsx";

/** The window in which newcomers are offered the quiz, with its words. */
export function OnboardingWindow() {
  const t = useTranslations("tastes.onboarding");
  const close = useTranslations("ui.modal");
  return (
    <QuizOffer
      quiz={address(useLocale(), "/quiz")}
      words={{
        title: t("title"),
        text: t("text"),
        start: t("start"),
        later: t("later"),
        where: t("where"),
        close: close("close"),
      }}
      closeIcon={<Icon name="x" />}
    />
  );
}
