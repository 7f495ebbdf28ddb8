import { useTranslations } from "next-intl";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** The message of a search without hits. */
export function NoResults({ search, isFiltered }: { search: string; isFiltered: boolean }) {
  const t = useTranslations("search.results");
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
