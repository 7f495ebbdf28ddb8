import { getTranslations } from "next-intl/server";
import { NewsletterMessage } from "#components/business/newsletters/newsletter-message.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

/** Shown for an unsubscribe link without a valid signature. */
export async function InvalidLink({ locale }: { locale: Locale }) {
  const t = await getTranslations("newsletters.unsubscribe");
  const contact = <LinkButton href={address(locale, "/contact")}>{t("deadAction")}</LinkButton>;
  return <NewsletterMessage title={t("deadTitle")} text={t("deadText")} action={contact} />;
}
