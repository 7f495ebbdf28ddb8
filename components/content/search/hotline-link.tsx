import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { CallToAction } from "#components/ui/text/call-to-action.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** A link to the cooking hotline below the results. */
export function HotlineLink() {
  const t = useTranslations("search.results");
  return (
    <CallToAction id="missing" title={t("missingTitle")} text={t("missingText")}>
      <LinkButton variant="secondary" href={address(useLocale(), "/l/cookinghotline")}>
        {t("missingAction")}
      </LinkButton>
    </CallToAction>
  );
}
