import { useTranslations } from "next-intl";
import { EmptyState } from "#components/ui/empty-state.tsx";

/** Nothing was found, and what helps. */
export function NoMatch({ search }: { search: string }) {
  const t = useTranslations("searches.results");
  return (
    <div role="status" className="mt-8">
      <EmptyState title={t("none", { search })} text={t("noneText")} />
    </div>
  );
}
