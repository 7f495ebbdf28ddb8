import { useLocale, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { maxSearchLength, type SearchInput } from "#lib/content/search/search-params.ts";
import { address } from "#lib/platform/routing/address.ts";

/** The search field of the search page: a plain form with the current search. */
export function SearchForm({ search, type }: Pick<SearchInput, "search" | "type">) {
  const t = useTranslations("search.field");
  return (
    <search>
      <form action={address(useLocale(), "/search")} className="flex items-end gap-3">
        <div className="flex min-w-0 flex-1 items-center gap-3 border-primary border-b-3 pb-2">
          <Icon name="search" className="size-6 text-ink-2 max-sm:hidden" />
          <input
            type="search"
            name="search"
            aria-label={t("label")}
            placeholder={t("placeholder")}
            defaultValue={search}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-11 w-full min-w-0 rounded-1 bg-transparent font-serif font-title text-[clamp(1.25rem,0.9rem+2.2vw,3rem)] leading-[1.15] tracking-title placeholder:text-ink-3"
          />
        </div>
        {type && <input type="hidden" name="type" value={type} />}
        <Button type="submit" variant="secondary" className="max-sm:px-3">
          <Icon name="search" className="sm:hidden" />
          <span className="max-sm:sr-only">{t("submit")}</span>
        </Button>
      </form>
    </search>
  );
}
