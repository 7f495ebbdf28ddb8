import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FacetView } from "#components/searches/facet-view.ts";
import { filterForm, filterSheet } from "#components/searches/facets.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { withoutChoice } from "#lib/searches/address.ts";
import type { Sort } from "#lib/searches/choice.ts";
import type { Narrowable } from "#lib/searches/narrowable.ts";
import { sortParam, sortWords } from "#lib/searches/params.ts";

interface ToolbarProps {
  list: Narrowable;
  facets: FacetView[];
  /** How many there are, where nothing else on the page says so. */
  children?: ReactNode;
}

/** Above the results: the way to the filters on narrow windows, those that are chosen, and the order. */
export function Toolbar({ list, facets, children }: ToolbarProps) {
  const t = useTranslations("searches.facets");
  const chosen = facets.flatMap(({ kind, values }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ kind, ...value })),
  );
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
      {facets.length > 0 && (
        <button type="button" popoverTarget={filterSheet} className={`${buttonClass({ look: "secondary" })} lg:hidden`}>
          <Icon name="slidersHorizontal" />
          {t("open", { count: chosen.length })}
        </button>
      )}
      {children}
      {chosen.map(({ kind, slug, title }) => (
        <ChipLink
          key={`${kind}-${slug}`}
          href={list.hrefOf({ chosen: withoutChoice(list.input.chosen, kind, slug) })}
          scroll={false}
        >
          {title}
          <Icon name="x" className="-mr-1 size-4" />
          <span className="sr-only">{t("remove")}</span>
        </ChipLink>
      ))}
      {chosen.length > 1 && (
        <ChipLink href={list.hrefOf({ chosen: {} })} scroll={false} className="bg-transparent">
          {t("removeAll")}
        </ChipLink>
      )}
      <SortChoice list={list} />
    </div>
  );
}

function SortChoice({ list: { input, sorts } }: { list: Narrowable }) {
  const t = useTranslations("searches.sort");
  const locale = useLocale();
  const wordOf = (one: Sort) => (one === sorts[0] || one === "relevance" ? "" : sortWords[locale][one]);
  return (
    <div className="ml-auto flex gap-2">
      <select
        form={filterForm}
        name={sortParam[locale]}
        aria-label={t("label")}
        defaultValue={wordOf(input.sort)}
        data-chosen={wordOf(input.sort)}
        className="min-h-11 max-w-full cursor-pointer rounded-2 border-[1.5px] border-line-strong bg-surface px-3"
      >
        {sorts.map((one) => (
          <option key={one} value={wordOf(one)}>
            {t(one)}
          </option>
        ))}
      </select>
      <div className="hidden noscript:block">
        <Button type="submit" form={filterForm} look="secondary">
          {t("apply")}
        </Button>
      </div>
    </div>
  );
}
