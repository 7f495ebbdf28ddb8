import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HomeLink } from "#components/layout/header/home-link.tsx";
import { MenuItem } from "#components/layout/header/menu-item.tsx";
import { SearchButton } from "#components/layout/search/search-button.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { MenuEntry } from "#lib/content/menus/menu.ts";

/** Id of the menu. */
export const menuId = "site-menu";

interface SiteHeaderProps {
  menu: MenuEntry[];
  /** At the end of the header: sign-in link or user menu. */
  accountNav: ReactNode;
  shoppingListLink: ReactNode;
  /** Below the full-screen menu of narrow windows. */
  menuFooter: ReactNode;
}

/**
 * The same list of links is a bar with dropdowns in wide windows and a full-screen menu in narrow
 * ones (site-menu.css).
 */
export function SiteHeader({ menu, accountNav, shoppingListLink, menuFooter }: SiteHeaderProps) {
  const t = useTranslations("layout.header");
  return (
    <header className="site-header sticky top-0 z-header h-(--header-h) bg-page print:hidden">
      <div className="wrap flex h-[calc(var(--header-h)-var(--header-edge))] items-center gap-2">
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
        <PartBoundary>
          <nav id={menuId} popover="auto" aria-label={t("menu")} className="site-menu" data-full-header>
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
              <HeaderEdge />
            </div>
            <ul className="site-menu-list">
              {menu.map((entry) => (
                <MenuItem key={entry.type} entry={entry} />
              ))}
            </ul>
            {menuFooter}
          </nav>
        </PartBoundary>
        <div className="header-end" data-full-header>
          <SearchButton />
          <PartBoundary>{shoppingListLink}</PartBoundary>
          <PartBoundary>{accountNav}</PartBoundary>
        </div>
      </div>
      <HeaderEdge />
    </header>
  );
}

function HeaderEdge() {
  return <div className="gingham absolute inset-x-0 bottom-0 h-(--header-edge) [--cell:4px]" />;
}
