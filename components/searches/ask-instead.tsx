import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/i18n/address.ts";

/** After the results: who has not found it may ask the hotline. */
export function AskInstead() {
  const t = useTranslations("searches.results");
  return (
    <div className="section">
      <EmptyState
        title={t("missingTitle")}
        text={t("missingText")}
        action={
          <LinkButton look="secondary" href={address(useLocale(), "/l/cookinghotline")}>
            {t("missingAction")}
          </LinkButton>
        }
      />
    </div>
  );
}
