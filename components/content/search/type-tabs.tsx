import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import { searchAddress } from "#lib/content/search/address.ts";
import { type SearchInput, type SearchType, searchTypes } from "#lib/content/search/search-params.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface TypeTabsProps {
  input: SearchInput;
  counts: Record<SearchType, number>;
}

/** Links to all results, recipes or stories, each with its number of hits. */
export function TypeTabs({ input, counts }: TypeTabsProps) {
  const { type } = input;
  const locale = useLocale();
  const t = useTranslations("search.results");
  const tabs = [
    { type: null, label: t("all"), count: counts.recipes + counts.stories },
    ...searchTypes.map((one) => ({ type: one, label: t(one), count: counts[one] })),
  ];
  return (
    <nav aria-label={t("types")} className="mt-4 mb-5 flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          href={searchAddress(locale, { ...input, type: tab.type, page: 1 })}
          aria-current={tab.type === type ? "page" : undefined}
          className="tab"
        >
          {tab.label}
          <span className="font-text text-ink-3">{formatNumber(tab.count, locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
