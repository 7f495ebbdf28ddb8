import { useTranslations } from "next-intl";
import { MenuLinks } from "#components/layout/header/menu-links.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { MenuEntry, MenuGroup } from "#lib/content/menus/menu.ts";

/** The dropdown of a main entry: groups of links and an optional highlight. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("layout.header");
  return (
    <div className="menu-panel">
      <div className="menu-panel-inner">
        <div className="menu-groups">
          {entry.groups.map((group) => (
            <MenuGroupLinks key={group.title} group={group} id={`menu-${entry.type}-${group.title}`} />
          ))}
        </div>
        {entry.type !== "discover" && (
          <div className="menu-side">
            {entry.highlight && <MenuHighlight title={t("highlight")} highlight={entry.highlight} />}
            <MoreLink href={entry.href} label={t("all", { type: entry.type })} />
          </div>
        )}
      </div>
    </div>
  );
}

function MenuGroupLinks({ group, id }: { group: MenuGroup; id: string }) {
  const headingId = id.replace(/\s+/g, "-");
  return (
    <div className="menu-group">
      {group.title && (
        <p id={headingId} className="menu-group-title">
          {group.title}
        </p>
      )}
      <MenuLinks links={group.entries} labelledBy={group.title ? headingId : undefined} />
    </div>
  );
}

function MenuHighlight({ title, highlight }: { title: string; highlight: NonNullable<MenuEntry["highlight"]> }) {
  return (
    <div className="menu-highlight">
      <p className="menu-group-title">{title}</p>
      <Link href={highlight.href} className="group grid gap-2 no-underline">
        <span className="photo gingham gingham-pale">
          {highlight.picture && <Picture picture={{ ...highlight.picture, alt: "" }} variant="card-md" />}
        </span>
        <span className="font-serif font-title text-[1.1875rem] leading-[1.2] tracking-title group-hover:underline">
          {highlight.title}
        </span>
        <span className="text-sm text-ink-3">{highlight.summary}</span>
      </Link>
    </div>
  );
}
