import { useLocale, useTranslations } from "next-intl";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { address } from "#lib/i18n/address.ts";

/** Where more comes from, at the end of one's own cookbook. */
export function BookRoom({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations("cookbooks.room");
  return (
    <div className="mt-12">
      <EmptyState
        title={t(isEmpty ? "emptyTitle" : "title")}
        text={t("text")}
        action={
          <LinkButton href={address(useLocale(), "/recipes")} look="secondary">
            {t("action")}
          </LinkButton>
        }
      />
    </div>
  );
}
