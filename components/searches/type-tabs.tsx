import clsx from "clsx";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { searchAddress } from "#lib/searches/address.ts";
import { type SearchInput, type SearchType, searchTypes } from "#lib/searches/input.ts";

interface TypeTabsProps {
  input: SearchInput;
  counts: Record<SearchType, number>;
}

/** Everything, only recipes, only stories: each with the number of its results. */
export function TypeTabs({ input, counts }: TypeTabsProps) {
  const { type } = input;
  const locale = useLocale();
  const t = useTranslations("searches.results");
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
          prefetch={false}
          aria-current={tab.type === type ? "page" : undefined}
          className={clsx(
            "inline-flex min-h-(--tabs-h) items-center gap-[0.4rem] whitespace-nowrap border-b-3 px-[0.9rem] font-strong no-underline hover:text-kobalt",
            tab.type === type ? "border-kobalt text-kobalt" : "border-transparent text-ink-2",
          )}
        >
          {tab.label}
          <span className="font-text text-ink-3">{tab.count.toLocaleString(locale)}</span>
        </Link>
      ))}
    </nav>
  );
}
