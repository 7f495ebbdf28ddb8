import { useLocale, useTranslations } from "next-intl";
import { NewsletterForm } from "#components/business/newsletters/newsletter-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

interface NewsletterSignupProps {
  location: "footer" | "home";
}

/** Newsletter form with its texts. In the footer the label also says what is subscribed to. */
export function NewsletterSignup({ location }: NewsletterSignupProps) {
  const locale = useLocale();
  const t = useTranslations("newsletters.form");
  return (
    <NewsletterForm
      locale={locale}
      location={location}
      messages={{
        label: t(location === "footer" ? "labelAlone" : "label"),
        placeholder: t("placeholder"),
        submit: t("submit"),
        sending: t("sending"),
        sent: t("sent"),
        badEmail: t("badEmail"),
        website: t("website"),
      }}
      hint={
        <>
          {t.rich("consent", {
            privacy: (chunks) => (
              <a href={address(locale, "/privacy")} className="underline">
                {chunks}
              </a>
            ),
          })}
          {" · "}
          <a href={address(locale, "/newsletter/archive")} className="underline">
            {t("archive")}
          </a>
        </>
      }
      errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
    />
  );
}
