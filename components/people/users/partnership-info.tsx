import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { CallToAction } from "#components/ui/text/call-to-action.tsx";
import { address } from "#lib/platform/routing/address.ts";

const rules = ["meaningPaid", "meaningLabel", "meaningTested", "meaningFree"] as const;

/** Explains partnerships to readers and names the contact for partners. */
export function PartnershipInfo() {
  const t = useTranslations("users.partners");
  return (
    <>
      <section aria-labelledby="meaning" className="section">
        <h2 id="meaning" className="mb-5 text-2xl">
          {t("meaning")}
        </h2>
        <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {rules.map((rule) => (
            <li key={rule} className="border-primary border-l-3 pl-4">
              {t(rule)}
            </li>
          ))}
        </ul>
      </section>
      <CallToAction id="partner-contact" title={t("contactTitle")} text={t("contactText")}>
        <LinkButton href={address(useLocale(), "/contact")}>{t("contact")}</LinkButton>
      </CallToAction>
    </>
  );
}
