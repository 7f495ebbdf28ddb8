import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Opens the search dialog; without a script the form leads to the search page. */
export function SearchButton() {
  const t = useTranslations("layout.header");
  return (
    <form action={address(useLocale(), "/search")}>
      <button type="submit" data-opens-search aria-haspopup="dialog" className="search-button">
        <Icon name="search" />
        <span className="max-[70rem]:sr-only">{t("search")}</span>
        <span aria-hidden="true" className="ml-auto hidden xl:inline">
          <kbd>{t("shortcut")}</kbd>
        </span>
      </button>
    </form>
  );
}
