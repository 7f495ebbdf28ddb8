import { useLocale, useTranslations } from "next-intl";
import { NewsletterForm } from "#components/newsletters/newsletter-form.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";

interface NewsletterOrderProps {
  location: "footer" | "home";
}

/** The form with its words. Where it stands alone its label says what one gets. */
export function NewsletterOrder({ location }: NewsletterOrderProps) {
  const locale = useLocale();
  const t = useTranslations("newsletters.form");
  return (
    <NewsletterForm
      locale={locale}
      location={location}
      words={{
        label: t(location === "footer" ? "labelAlone" : "label"),
        placeholder: t("placeholder"),
        submit: t("submit"),
        sending: t("sending"),
        sent: t("sent"),
        badEmail: t("badEmail"),
        website: t("website"),
      }}
      hint={t.rich("consent", {
        privacy: (chunks) => (
          <a href={address(locale, "/privacy")} className="underline">
            {chunks}
          </a>
        ),
      })}
      errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
    />
  );
}
