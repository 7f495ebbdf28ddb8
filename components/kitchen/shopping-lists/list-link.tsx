import { useLocale, useTranslations } from "next-intl";
import { ListName } from "#components/kitchen/shopping-lists/list-name.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** Links to the list in the header. */
export function ListLink() {
  const t = useTranslations("shoppingLists.link");
  return (
    <Link href={address(useLocale(), "/shopping-list")} className="icon-button list-link">
      <Icon name="shoppingBasket" />
      <ListName messages={{ label: t("label"), one: t("one"), many: t.raw("many") }} />
    </Link>
  );
}

/** The same in the full-screen menu, for viewports whose header has no space for it. */
export function ListLinkInMenu() {
  const t = useTranslations("shoppingLists.link");
  return (
    <p className="list-link-in-menu px-(--gutter) pt-5">
      <Link
        href={address(useLocale(), "/shopping-list")}
        className={buttonClass({ variant: "quiet", isFullWidth: true })}
      >
        <Icon name="shoppingBasket" />
        <span aria-hidden="true">{t("label")}</span>
        <ListName messages={{ label: t("label"), one: t("one"), many: t.raw("many") }} />
      </Link>
    </p>
  );
}
