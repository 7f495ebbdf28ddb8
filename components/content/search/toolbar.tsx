import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FacetView } from "#components/content/search/facet-view.ts";
import { filterFormId, filterSheetId } from "#components/content/search/facets.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { removeSelected } from "#lib/content/search/address.ts";
import type { ListControls } from "#lib/content/search/list-controls.ts";
import { sortParam, sortParamValues } from "#lib/content/search/param-names.ts";
import type { Sort } from "#lib/content/search/sorting.ts";

interface ToolbarProps {
  list: ListControls;
  facets: FacetView[];
  /** The number of hits, unless the page shows it elsewhere. */
  children?: ReactNode;
}

/** Above the results: the button of the filter sheet, the selected filters, the sort order. */
export function Toolbar({ list, facets, children }: ToolbarProps) {
  const t = useTranslations("search.facets");
  const selected = facets.flatMap(({ kind, values }) =>
    values.filter(({ isSelected }) => isSelected).map((value) => ({ kind, ...value })),
  );
  return (
    <div className="list-toolbar print:hidden">
      {facets.length > 0 && (
        <button
          type="button"
          popoverTarget={filterSheetId}
          className={`${buttonClass({ variant: "secondary" })} list-toolbar-filter lg:hidden`}
        >
          <Icon name="slidersHorizontal" />
          {t("open", { count: selected.length })}
        </button>
      )}
      <div className="list-toolbar-chips">
        {children}
        {selected.map(({ kind, slug, title }) => (
          <ChipLink
            key={`${kind}-${slug}`}
            href={list.getHref({ selected: removeSelected(list.input.selected, kind, slug) })}
            scroll={false}
          >
            {title}
            <Icon name="x" className="-mr-1 size-4" />
            <span className="sr-only">{t("remove")}</span>
          </ChipLink>
        ))}
        {selected.length > 1 && (
          <ChipLink href={list.getHref({ selected: {} })} scroll={false} className="chip-bare">
            {t("removeAll")}
          </ChipLink>
        )}
      </div>
      <SortSelect list={list} />
    </div>
  );
}

function SortSelect({ list: { input, sorts } }: { list: ListControls }) {
  const t = useTranslations("search.sort");
  const locale = useLocale();
  const toParamValue = (one: Sort) => (one === sorts[0] || one === "relevance" ? "" : sortParamValues[locale][one]);
  return (
    <div className="list-toolbar-sort">
      <select
        form={filterFormId}
        name={sortParam[locale]}
        aria-label={t("label")}
        defaultValue={toParamValue(input.sort)}
        data-chosen={toParamValue(input.sort)}
      >
        {sorts.map((one) => (
          <option key={one} value={toParamValue(one)}>
            {t(one)}
          </option>
        ))}
      </select>
      <div className="hidden noscript:block">
        <Button type="submit" form={filterFormId} variant="secondary">
          {t("apply")}
        </Button>
      </div>
    </div>
  );
}
