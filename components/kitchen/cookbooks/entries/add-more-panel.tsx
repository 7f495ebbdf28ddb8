import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Leads to the recipes, at the end of the user's own cookbook. */
export function AddMorePanel({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations("cookbooks.addMore");
  return (
    <div className="mt-12">
      <EmptyState
        title={t(isEmpty ? "emptyTitle" : "title")}
        text={t("text")}
        action={
          <LinkButton href={address(useLocale(), "/recipes")} variant="secondary">
            {t("action")}
          </LinkButton>
        }
      />
    </div>
  );
}
