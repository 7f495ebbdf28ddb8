import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";

/** The way to the list from every page. */
export function ListLink() {
  const t = useTranslations("shoppingLists.link");
  return (
    <Link
      href={address(useLocale(), "/shopping-list")}
      prefetch={false}
      aria-label={t("label")}
      className="icon-button list-link"
    >
      <Icon name="shoppingBasket" />
    </Link>
  );
}

/** The same in the full-screen menu, for windows whose header has no room for it. */
export function ListLinkInMenu() {
  const t = useTranslations("shoppingLists.link");
  return (
    <p className="list-link-in-menu px-(--gutter) pt-5">
      <Link
        href={address(useLocale(), "/shopping-list")}
        prefetch={false}
        className={buttonClass({ look: "quiet", isWide: true })}
      >
        <Icon name="shoppingBasket" />
        {t("label")}
      </Link>
    </p>
  );
}
