import type { Localized } from "#lib/platform/i18n/locales.ts";

/** What a link leads to: "route:/recipes", "category:<id>", "partner:<id>" or "item:<id>". */
export type LinkTarget = `${"route" | "category" | "partner" | "item"}:${string}`;

/** A link of a menu while it is edited. */
export interface EditedLink {
  /** Of the row in the form. */
  id: string;
  target: LinkTarget;
  /** Name of the target in the language of the editor. */
  name: string;
  /** Both empty for the name of the target. */
  title: Localized;
}

/** A group of links while it is edited. */
export interface EditedGroup {
  id: string;
  title: Localized;
  links: EditedLink[];
}

/** Something that a link can lead to. */
export interface TargetOption {
  target: LinkTarget;
  name: string;
  /** Of pages, which have no name of their own. */
  title?: Localized;
}

/** The most groups of an entry, links of a group and characters of a title. */
export const menuLength = { groups: 12, links: 40, title: 60 } as const;

type Direction = "up" | "down";

/** Moves a group by one place; at the ends nothing changes. */
export function moveGroup(groups: readonly EditedGroup[], id: string, direction: Direction): EditedGroup[] {
  const index = groups.findIndex((group) => group.id === id);
  const target = index + (direction === "up" ? -1 : 1);
  const group = groups[index];
  if (!group || target < 0 || target >= groups.length) return [...groups];
  return groups.toSpliced(index, 1).toSpliced(target, 0, group);
}

/** Moves a link by one place, beyond the ends of its group into the next one. */
export function moveLink(groups: readonly EditedGroup[], id: string, direction: Direction): EditedGroup[] {
  const from = groups.findIndex(({ links }) => links.some((link) => link.id === id));
  const group = groups[from];
  if (!group) return [...groups];
  const index = group.links.findIndex((link) => link.id === id);
  const target = index + (direction === "up" ? -1 : 1);
  if (target >= 0 && target < group.links.length) return placeLink(groups, id, from, target);
  const next = from + (direction === "up" ? -1 : 1);
  const neighbour = groups[next];
  if (!neighbour) return [...groups];
  return placeLink(groups, id, next, direction === "up" ? neighbour.links.length : 0);
}

/** Moves a link to the place of another one, also of another group. */
export function moveLinkOver(groups: readonly EditedGroup[], id: string, otherId: string): EditedGroup[] {
  const into = groups.findIndex(({ links }) => links.some((link) => link.id === otherId));
  const index = groups[into]?.links.findIndex((link) => link.id === otherId) ?? -1;
  return index < 0 || id === otherId ? [...groups] : placeLink(groups, id, into, index);
}

/** Where a link is: the number of its group and its place, from 1, and the size of the group. */
export function findPlace(groups: readonly EditedGroup[], id: string) {
  const group = groups.findIndex(({ links }) => links.some((link) => link.id === id));
  const links = groups[group]?.links ?? [];
  return { group: group + 1, position: links.findIndex((link) => link.id === id) + 1, count: links.length };
}

function placeLink(groups: readonly EditedGroup[], id: string, into: number, index: number): EditedGroup[] {
  const moved = groups.flatMap(({ links }) => links).find((link) => link.id === id);
  if (!moved) return [...groups];
  return groups.map((group, place) => {
    const others = group.links.filter((link) => link.id !== id);
    if (place !== into) return others.length === group.links.length ? group : { ...group, links: others };
    return { ...group, links: others.toSpliced(index, 0, moved) };
  });
}
