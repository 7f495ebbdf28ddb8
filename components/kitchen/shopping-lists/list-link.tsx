import { useLocale, useTranslations } from "next-intl";
import { ListName } from "#components/kitchen/shopping-lists/list-name.tsx";
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
