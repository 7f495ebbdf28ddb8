import { useTranslations } from "next-intl";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The database was stopped before it had an answer. */
export function TookTooLong() {
  const t = useTranslations("searches.results");
  return (
    <div role="status" className="mt-8">
      <EmptyState title={t("tookTooLong")} text={t("tookTooLongText")} />
    </div>
  );
}
