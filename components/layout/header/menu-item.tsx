import { useTranslations } from "next-intl";
import { MenuPanel } from "#components/layout/header/menu-panel.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { NewTabLink } from "#components/ui/navigation/new-tab-link.tsx";
import type { MenuEntry } from "#lib/content/menus/menu.ts";

/** A main entry: a link, a link to another site, or a dropdown. */
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
    <li data-section={entry.href} data-menu={entry.groups.length > 1 ? "mega" : "small"}>
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
