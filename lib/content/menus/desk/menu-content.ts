import type { CustomMenuType, MenuGroup, MenuType } from "#lib/platform/db/tables/feeds.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { Destination } from "#lib/platform/routing/destination.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import type { EditedGroup, EditedLink, LinkTarget, TargetOption } from "./edited-groups.ts";
import { externalTarget } from "./form-fields.ts";

/** A group as the form sends it. */
export type SentGroup = Pick<EditedGroup, "title"> & { links: Pick<EditedLink, "target" | "title">[] };

const split = (target: string) => {
  const index = target.indexOf(":");
  return [target.slice(0, index), target.slice(index + 1)] as const;
};

/** The stored form of groups. */
export function toContent(groups: readonly SentGroup[]): MenuGroup[] {
  return groups.map(({ title, links }) => ({
    title,
    entries: links.map(({ target, title: own }) => {
      const [kind, value] = split(target);
      const named = own.de && own.en ? { title: own } : {};
      if (kind === "route") return { route: value as StaticRoute, ...named };
      return { [`${kind}Id`]: value, ...named };
    }),
  }));
}

/** Ids that groups lead to, by kind. */
export function idsOf(groups: readonly SentGroup[], entry: string): Record<"category" | "partner" | "item", string[]> {
  const targets = [entry, ...groups.flatMap(({ links }) => links.map(({ target }) => target))];
  const of = (wanted: string) => targets.flatMap((target) => (split(target)[0] === wanted ? [split(target)[1]] : []));
  return { category: of("category"), partner: of("partner"), item: of("item") };
}

const empty: Localized = { de: "", en: "" };

/** Stored groups for the form; links to what is gone are left out. */
export function toEditedGroups(content: readonly MenuGroup[], options: readonly TargetOption[]): EditedGroup[] {
  const names = new Map(options.map(({ target, name }) => [target, name]));
  return content.map(({ title, entries }, group) => ({
    id: `group-${group}`,
    title,
    links: entries.flatMap((entry, index): EditedLink[] => {
      const target = targetOf(entry);
      const name = target && (names.get(target) ?? (entry.route && target.slice("route:".length)));
      if (!target || name === undefined) return [];
      return [{ id: `link-${group}-${index}`, target, name, title: entry.title ?? empty }];
    }),
  }));
}

function targetOf({ route, categoryId, partnerId, itemId }: MenuGroup["entries"][number]): LinkTarget | undefined {
  if (route) return `route:${route}`;
  if (categoryId) return `category:${categoryId}`;
  if (partnerId) return `partner:${partnerId}`;
  return itemId ? `item:${itemId}` : undefined;
}

/** Target of a main entry in the form. */
export function toEntryTarget(route: Destination | null): string {
  if (route === null) return externalTarget;
  return route.startsWith("category:") ? route : `route:${route}`;
}

/** The stored target of a main entry; null for the address in the configuration. */
export function toDestination(target: string): Destination | null {
  if (target === externalTarget) return null;
  return target.replace(/^route:/, "") as Destination;
}

/** Types whose address can be in the configuration. */
export const externalTypes: readonly MenuType[] = ["app", "shop", "plus"];

/** Types with a special dropdown, by the page that they lead to. */
const typesByRoute: Partial<Record<Destination, MenuType>> = {
  "/recipes": "recipes",
  "/stories": "stories",
  "/what-to-cook-today": "discover",
  "/shopping-tips": "shopping-tips",
  "/partners": "partners",
  "/our-app": "app",
  "/plus": "plus",
};

/** The type of a new entry: that of its page where it is free, else a new one of its own. */
export function chooseType(destination: Destination, taken: readonly MenuType[]): MenuType {
  const known = typesByRoute[destination];
  if (known && !taken.includes(known)) return known;
  for (let number = 1; ; number++) {
    const type: CustomMenuType = `custom-${number}`;
    if (!taken.includes(type)) return type;
  }
}
