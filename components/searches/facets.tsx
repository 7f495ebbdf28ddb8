import { useTranslations } from "next-intl";
import { ApplyAtOnce } from "#components/searches/apply-at-once.tsx";
import { FacetGroup } from "#components/searches/facet-group.tsx";
import type { FacetView } from "#components/searches/facet-view.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Narrowable } from "#lib/searches/narrowable.ts";

/** The form of all filters; the order of the results belongs to it from outside. */
export const filterForm = "filters";
/** The sheet that holds it on narrow windows. */
export const filterSheet = "filter-sheet";

interface FacetsProps {
  list: Narrowable;
  facets: FacetView[];
  count: number;
  /** The counts of the facets are of a part only. */
  isCapped?: boolean;
  /** The first groups show their values from the beginning: so many. */
  open?: number;
}

/** What results can be narrowed down by: a column on wide windows, below that a sheet; a plain form without script. */
export function Facets({ list, facets, count, isCapped = false, open = 4 }: FacetsProps) {
  const t = useTranslations("searches.facets");
  return (
    <aside
      id={filterSheet}
      popover="auto"
      aria-label={t("label")}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full overflow-y-auto rounded-t-3 border-0 bg-surface px-5 pt-2 pb-0 text-ink shadow-3 backdrop:bg-scrim lg:static lg:block lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none print:hidden"
    >
      <div className="flex items-center justify-between lg:hidden">
        <h2 className="text-xl">{t("label")}</h2>
        <button
          type="button"
          popoverTarget={filterSheet}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="icon-button -mr-3"
        >
          <Icon name="x" />
        </button>
      </div>
      <form id={filterForm} action={list.action}>
        {Object.entries(list.kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {facets.map((facet, place) => (
          <FacetGroup key={facet.kind} facet={facet} isOpen={place < open} isCapped={isCapped} />
        ))}
        <div className="sticky bottom-0 bg-surface pt-4 pb-6 lg:static lg:hidden lg:bg-transparent lg:noscript:block">
          <Button type="submit" isWide>
            {t("show", { count })}
          </Button>
        </div>
      </form>
      <ApplyAtOnce form={filterForm} sheet={filterSheet} shown={list.hrefOf({})} />
    </aside>
  );
}
