import { useTranslations } from "next-intl";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** Nothing was found, and what helps. */
export function NoMatch({ search, isFiltered }: { search: string; isFiltered: boolean }) {
  const t = useTranslations("searches.results");
  return (
    <div className="mt-4">
      {isFiltered ? (
        <EmptyState title={t("noneFiltered")} text={t("noneFilteredText")} />
      ) : (
        <EmptyState title={t("none", { search })} text={t("noneText")} />
      )}
    </div>
  );
}
