import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** A link to the cooking hotline below the results. */
export function HotlineLink() {
  const t = useTranslations("search.results");
  return (
    <section
      aria-labelledby="missing"
      className="section flex flex-wrap items-center justify-between gap-4 rounded-2 bg-tint p-6"
    >
      <div>
        <h2 id="missing" className="text-xl">
          {t("missingTitle")}
        </h2>
        <p className="text-ink-2">{t("missingText")}</p>
      </div>
      <LinkButton variant="secondary" href={address(useLocale(), "/l/cookinghotline")}>
        {t("missingAction")}
      </LinkButton>
    </section>
  );
}
