import { useLocale, useTranslations } from "next-intl";
import { LanguageSwitch } from "#components/layout/footer/language-switch.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { address } from "#lib/platform/routing/address.ts";

/** What one looks for besides the topics, in the full-screen menu of narrow windows. */
export function MenuTools() {
  const t = useTranslations("layout.header");
  const locale = useLocale();
  return (
    <div className="menu-tools grid grid-cols-2 gap-3 px-(--gutter) pt-5 lg:hidden">
      <form action={address(locale, "/search")}>
        <button type="submit" data-opens-search aria-haspopup="dialog" className={quietButton}>
          <Icon name="search" />
          {t("search")}
        </button>
      </form>
      <Link href={address(locale, "/shopping-list")} className={quietButton}>
        <Icon name="shoppingBasket" />
        {t("shoppingList")}
      </Link>
      <Link href={address(locale, "/what-to-cook-today")} className={`${quietButton} col-span-2`}>
        <Icon name="dices" />
        {t("whatToCook")}
      </Link>
    </div>
  );
}

const quietButton = buttonClass({ variant: "quiet", isFullWidth: true });

/** The languages at the end of the same menu. */
export function MenuLanguages() {
  return (
    <div className="menu-tools px-(--gutter) pb-8 lg:hidden">
      <LanguageSwitch isInMenu />
    </div>
  );
}
