import Link from "next/link";
import { useTranslations } from "next-intl";
import { MenuPanel } from "#components/layout/menu-panel.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { NewTabLink } from "#components/ui/new-tab-link.tsx";
import type { MenuEntry } from "#lib/menus/menu.ts";

/** One main entry: a link, a link to another site, or a disclosure with everything below it. */
export function MenuItem({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("layout");
  if (entry.isExternal) {
    return (
      <li>
        <NewTabLink href={entry.href} hint={t("page.newTab")} hasArrow className="menu-top menu-top-external">
          {entry.title}
        </NewTabLink>
      </li>
    );
  }
  if (entry.groups.length === 0) {
    return (
      <li data-section={entry.href}>
        <Link href={entry.href} className="menu-top">
          {entry.title}
        </Link>
      </li>
    );
  }
  return (
    <li data-section={entry.href} data-menu={entry.type === "partners" ? "small" : "mega"}>
      <details name="site-menu">
        <summary className="menu-top">
          <span className="menu-back">
            <Icon name="arrowLeft" />
            <span className="sr-only">{t("header.back")}: </span>
          </span>
          {entry.title}
          <Icon name="chevronDown" className="menu-chevron" />
        </summary>
        <MenuPanel entry={entry} />
      </details>
    </li>
  );
}
