import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
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
      className="icon-button"
    >
      <Icon name="shoppingBasket" />
    </Link>
  );
}
