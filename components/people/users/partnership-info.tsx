import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
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
      <section
        aria-labelledby="partner-contact"
        className="section grid items-center gap-5 rounded-2 bg-tint p-6 [--ground:var(--tint)] md:grid-cols-[1fr_auto] md:px-12 md:py-10"
      >
        <div>
          <h2 id="partner-contact" className="text-2xl">
            {t("contactTitle")}
          </h2>
          <p className="mt-1 text-ink-2">{t("contactText")}</p>
        </div>
        <LinkButton href={address(useLocale(), "/contact")}>{t("contact")}</LinkButton>
      </section>
    </>
  );
}
