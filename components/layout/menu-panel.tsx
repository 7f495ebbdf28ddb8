import Link from "next/link";
import { useTranslations } from "next-intl";
import { MenuLinks } from "#components/layout/menu-links.tsx";
import { Picture } from "#components/ui/picture.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { MenuEntry, MenuGroup } from "#lib/menus/menu.ts";

/** What opens below a main entry: groups of links and, where there is one, the seasonal highlight. */
export function MenuPanel({ entry }: { entry: MenuEntry }) {
  const t = useTranslations("layout.header");
  return (
    <div className="menu-panel">
      <div className="menu-panel-in">
        <div className="menu-groups">
          {entry.groups.map((group) => (
            <Group key={group.title} group={group} id={`menu-${entry.type}-${group.title}`} />
          ))}
        </div>
        <div className="menu-side">
          {entry.highlight && <Highlight title={t("highlight")} highlight={entry.highlight} />}
          <MoreLink href={entry.href} label={t("all", { type: entry.type })} />
        </div>
      </div>
    </div>
  );
}

function Group({ group, id }: { group: MenuGroup; id: string }) {
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

function Highlight({ title, highlight }: { title: string; highlight: NonNullable<MenuEntry["highlight"]> }) {
  return (
    <div className="menu-highlight">
      <p className="menu-group-title">{title}</p>
      <Link href={highlight.href} prefetch={false} className="group grid gap-2 no-underline">
        <span className="photo karo karo-pale">
          {highlight.picture && <Picture picture={{ ...highlight.picture, alt: "" }} use="card-md" />}
        </span>
        <span className="font-serif font-title text-[1.1875rem] leading-[1.2] tracking-title group-hover:underline">
          {highlight.title}
        </span>
        <span className="text-sm text-ink-3">{highlight.summary}</span>
      </Link>
    </div>
  );
}
