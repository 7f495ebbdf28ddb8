import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** A link to the cooking hotline below the results. */
export function HotlineLink() {
  const t = useTranslations("search.results");
  return (
    <div className="section">
      <EmptyState
        title={t("missingTitle")}
        text={t("missingText")}
        action={
          <LinkButton variant="secondary" href={address(useLocale(), "/l/cookinghotline")}>
            {t("missingAction")}
          </LinkButton>
        }
      />
    </div>
  );
}
