import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/routing/address.ts";
import { OnboardingLoader } from "./onboarding-loader.tsx";

/** The dialog that offers the quiz to new users, with its texts. */
export function QuizOnboarding() {
  const t = useTranslations("preferences.onboarding");
  const modalText = useTranslations("ui.modal");
  return (
    <OnboardingLoader
      quiz={address(useLocale(), "/quiz")}
      messages={{
        title: t("title"),
        text: t("text"),
        start: t("start"),
        later: t("later"),
        where: t("where"),
        close: modalText("close"),
      }}
      closeIcon={<Icon name="x" />}
    />
  );
}
