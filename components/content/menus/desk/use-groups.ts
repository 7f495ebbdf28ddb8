"use client";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import {
  type EditedGroup,
  type EditedLink,
  findPlace,
  moveGroup,
  moveLink,
  moveLinkOver,
  type TargetOption,
} from "#lib/content/menus/desk/edited-groups.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";

const empty: Localized = { de: "", en: "" };

/** Groups of links while they are edited. `announcement` belongs into a live region. */
export function useGroups(initial: EditedGroup[]) {
  const t = useTranslations("menus.desk.groups");
  const [groups, setGroups] = useState(initial);
  const [announcement, announce] = useState("");
  const nextId = useRef(1);
  const focusedId = useRef<string>(undefined);

  // An element that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (focusedId.current) document.getElementById(focusedId.current)?.focus();
    focusedId.current = undefined;
  });

  const createId = (kind: string) => `${kind}-new-${nextId.current++}`;
  const changeGroup = (id: string, change: (group: EditedGroup) => EditedGroup) =>
    setGroups((all) => all.map((group) => (group.id === id ? change(group) : group)));
  const announceLink = (moved: EditedGroup[], { id, name }: EditedLink) =>
    announce(t("linkMoved", { name, ...findPlace(moved, id) }));

  return {
    groups,
    announcement,
    addGroup() {
      const id = createId("group");
      focusedId.current = `${id}-title-de`;
      setGroups([...groups, { id, title: empty, links: [] }]);
    },
    removeGroup(id: string, focusId: string) {
      focusedId.current = focusId;
      setGroups(groups.filter((group) => group.id !== id));
      announce(t("groupRemoved"));
    },
    /** @param elementId what keeps the focus */
    moveGroup(id: string, direction: "up" | "down", elementId: string) {
      focusedId.current = elementId;
      const moved = moveGroup(groups, id, direction);
      setGroups(moved);
      const position = moved.findIndex((group) => group.id === id) + 1;
      announce(t("groupMoved", { position, count: moved.length }));
    },
    titleGroup: (id: string, title: Localized) => changeGroup(id, (group) => ({ ...group, title })),
    addLink(groupId: string, { target, name, title = empty }: TargetOption) {
      const link = { id: createId("link"), target, name, title };
      changeGroup(groupId, (group) => ({ ...group, links: [...group.links, link] }));
      announce(t("linkAdded", { name }));
    },
    titleLink: (groupId: string, id: string, title: Localized) =>
      changeGroup(groupId, (group) => ({
        ...group,
        links: group.links.map((link) => (link.id === id ? { ...link, title } : link)),
      })),
    removeLink(groupId: string, { id, name }: EditedLink, focusId: string) {
      focusedId.current = focusId;
      changeGroup(groupId, (group) => ({ ...group, links: group.links.filter((link) => link.id !== id) }));
      announce(t("linkRemoved", { name }));
    },
    moveLink(link: EditedLink, direction: "up" | "down", elementId: string) {
      focusedId.current = elementId;
      const moved = moveLink(groups, link.id, direction);
      setGroups(moved);
      announceLink(moved, link);
    },
    moveLinkOver: (id: string, other: string) => setGroups((all) => moveLinkOver(all, id, other)),
    announceDrop: (link: EditedLink) => announceLink(groups, link),
  };
}

export type Groups = ReturnType<typeof useGroups>;
