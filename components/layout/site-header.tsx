import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "#components/layout/logo.tsx";
import { MenuItem } from "#components/layout/menu-item.tsx";
import { SearchButton } from "#components/layout/search-button.tsx";
import { SiteMenu } from "#components/layout/site-menu.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { address } from "#lib/i18n/address.ts";
import type { MenuEntry } from "#lib/menus/menu.ts";
import { site } from "#lib/site.ts";

const menuId = "site-menu";

interface SiteHeaderProps {
  menu: MenuEntry[];
  /** What stands at the end of the header: the way in, or the menu of whoever is signed in. */
  account: ReactNode;
  /** The way to the shopping list. */
  shopping: ReactNode;
  /** What stands below the full-screen menu of narrow windows. */
  menuFoot: ReactNode;
}

/** The same list of links is the dropdown bar of wide windows and the full-screen menu of narrow ones; see app/shell.css. */
export function SiteHeader({ menu, account, shopping, menuFoot }: SiteHeaderProps) {
  const t = useTranslations("layout.header");
  return (
    <header className="site-header sticky top-0 z-header h-(--header-h) bg-page print:hidden">
      <div className="wrap flex h-[calc(var(--header-h)-var(--hem))] items-center gap-2">
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={t("openMenu")}
          className="icon-button -ml-2.5 lg:hidden"
          data-full-header
        >
          <Icon name="menu" />
        </button>
        <HomeLink />
        <SiteMenu id={menuId} label={t("menu")}>
          <div className="site-menu-bar">
            <div className="flex h-full items-center justify-between px-4">
              <HomeLink />
              <button
                type="button"
                popoverTarget={menuId}
                popoverTargetAction="hide"
                aria-label={t("closeMenu")}
                className="icon-button"
              >
                <Icon name="x" />
              </button>
            </div>
            <Hem />
          </div>
          <ul className="site-menu-list">
            {menu.map((entry) => (
              <MenuItem key={entry.type} entry={entry} />
            ))}
          </ul>
          {menuFoot}
        </SiteMenu>
        <div className="header-end" data-full-header>
          <SearchButton />
          {shopping}
          {account}
        </div>
      </div>
      <Hem />
    </header>
  );
}

function HomeLink() {
  const t = useTranslations("layout.header");
  return (
    <Link
      href={address(useLocale(), "/")}
      // Fetched in advance by every page, the start page would bring its large photo along.
      prefetch={false}
      aria-label={t("home", { name: site.name })}
      className="home-link flex min-h-11 items-center"
    >
      <Logo />
    </Link>
  );
}

function Hem() {
  return <div className="karo absolute inset-x-0 bottom-0 h-(--hem) [--k:4px]" />;
}
