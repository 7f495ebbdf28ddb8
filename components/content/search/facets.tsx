import { useTranslations } from "next-intl";
import { AutoSubmit } from "#components/content/search/auto-submit.tsx";
import { FacetGroup } from "#components/content/search/facet-group.tsx";
import type { FacetView } from "#components/content/search/facet-view.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { ListControls } from "#lib/content/search/list-controls.ts";

/** Id of the filter form; the sort select outside of it belongs to it too. */
export const filterFormId = "filters";
/** Id of the sheet that contains the form on small screens. */
export const filterSheetId = "filter-sheet";

interface FacetsProps {
  list: ListControls;
  facets: FacetView[];
  count: number;
  /** The counts cover only a part of the hits. */
  isCapped?: boolean;
  /** Number of groups that are open initially. */
  openGroups?: number;
}

/**
 * The filters: a column on wide screens, a sheet on small ones, a plain form without JavaScript.
 */
export function Facets({ list, facets, count, isCapped = false, openGroups = 4 }: FacetsProps) {
  const t = useTranslations("search.facets");
  return (
    <aside
      id={filterSheetId}
      popover="auto"
      aria-label={t("label")}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full scroll-pt-18 scroll-pb-24 overflow-y-auto overscroll-contain rounded-t-3 border-0 bg-surface px-5 py-0 text-ink shadow-3 backdrop:bg-scrim lg:static lg:block lg:max-h-none lg:w-auto lg:overflow-visible lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none print:hidden"
    >
      <div className="-mx-5 sticky top-0 z-10 flex items-center justify-between border-line border-b bg-surface px-5 py-2 lg:hidden">
        <h2 className="text-xl">{t("label")}</h2>
        <button
          type="button"
          popoverTarget={filterSheetId}
          popoverTargetAction="hide"
          aria-label={t("close")}
          className="icon-button -mr-3"
        >
          <Icon name="x" />
        </button>
      </div>
      <form id={filterFormId} action={list.action}>
        {Object.entries(list.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {facets.map((facet, index) => (
          <FacetGroup key={facet.kind} facet={facet} isOpen={index < openGroups} isCapped={isCapped} />
        ))}
        <div className="-mx-5 sticky bottom-0 z-10 border-line border-t bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:hidden lg:border-0 lg:bg-transparent lg:px-0 lg:noscript:block">
          <Button type="submit" isFullWidth>
            {t("show", { count })}
          </Button>
        </div>
      </form>
      <AutoSubmit formId={filterFormId} sheetId={filterSheetId} currentAddress={list.getHref({})} />
    </aside>
  );
}
