import { getLocale, getTranslations } from "next-intl/server";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";
import type { OnboardingDialogProps } from "./onboarding-dialog.tsx";

/** Texts of the dialog that offers the quiz to new users. */
export async function getOnboardingProps(): Promise<Omit<OnboardingDialogProps, "locale" | "loadQuestions">> {
  const [locale, t, modalText] = await Promise.all([
    getLocale(),
    getTranslations("preferences.onboarding"),
    getTranslations("ui.modal"),
  ]);
  return {
    quiz: address(locale, "/quiz"),
    messages: {
      title: t("title"),
      text: t("text"),
      start: t("start"),
      later: t("later"),
      where: t("where"),
      close: modalText("close"),
    },
    closeIcon: <Icon name="x" />,
  };
}
