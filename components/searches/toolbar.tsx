import { useLocale, useTranslations } from "next-intl";
import type { FacetView } from "#components/searches/facet-view.ts";
import { filterForm, filterSheet } from "#components/searches/facets.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { searchAddress, withoutChoice } from "#lib/searches/address.ts";
import { type Sort, sorts } from "#lib/searches/choice.ts";
import type { SearchInput } from "#lib/searches/input.ts";
import { sortParam, sortWords } from "#lib/searches/params.ts";

/** Above the results: the way to the filters on narrow windows, those that are chosen, and the order. */
export function Toolbar({ input, facets }: { input: SearchInput; facets: FacetView[] }) {
  const t = useTranslations("searches.facets");
  const locale = useLocale();
  const chosen = facets.flatMap(({ kind, values }) =>
    values.filter(({ isChosen }) => isChosen).map((value) => ({ kind, ...value })),
  );
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
      <button type="button" popoverTarget={filterSheet} className={`${buttonClass({ look: "secondary" })} lg:hidden`}>
        <Icon name="slidersHorizontal" />
        {t("open", { count: chosen.length })}
      </button>
      {chosen.map(({ kind, slug, title }) => (
        <ChipLink
          key={`${kind}-${slug}`}
          href={searchAddress(locale, { ...input, page: 1, chosen: withoutChoice(input.chosen, kind, slug) })}
          scroll={false}
        >
          {title}
          <Icon name="x" className="-mr-1 size-4" />
          <span className="sr-only">{t("remove")}</span>
        </ChipLink>
      ))}
      {chosen.length > 1 && (
        <ChipLink
          href={searchAddress(locale, { ...input, page: 1, chosen: {} })}
          scroll={false}
          className="bg-transparent"
        >
          {t("removeAll")}
        </ChipLink>
      )}
      <SortChoice sort={input.sort} />
    </div>
  );
}

function SortChoice({ sort }: { sort: Sort }) {
  const t = useTranslations("searches.sort");
  const locale = useLocale();
  const wordOf = (one: Sort) => (one === "relevance" ? "" : sortWords[locale][one]);
  return (
    <div className="ml-auto flex gap-2">
      <select
        form={filterForm}
        name={sortParam[locale]}
        aria-label={t("label")}
        defaultValue={wordOf(sort)}
        data-chosen={wordOf(sort)}
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
