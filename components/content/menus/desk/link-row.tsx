"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { TitleFields } from "#components/content/menus/desk/title-fields.tsx";
import type { Groups } from "#components/content/menus/desk/use-groups.ts";
import { DragGrip } from "#components/ui/drag-grip.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { EditedLink } from "#lib/content/menus/desk/edited-groups.ts";

interface LinkRowProps {
  link: EditedLink;
  groupId: string;
  /** What gets the focus when the link is removed. */
  pickerId: string;
  groups: Groups;
  hasError: boolean;
}

/** A link of a group: what it leads to, its title, and the buttons to move and remove it. */
export function LinkRow({ link, groupId, pickerId, groups, hasError }: LinkRowProps) {
  const t = useTranslations("menus.desk.groups");
  const { id, target, name, title } = link;
  const kind = target.slice(0, target.indexOf(":")) as "route" | "category" | "partner" | "item";
  const hasTitle = title.de !== "" || title.en !== "";
  const [isOpen, setOpen] = useState(kind === "route" && !hasTitle);
  const elementId = (part: string) => `${id}-${part}`;
  const isShown = isOpen || (hasError && (kind === "route" || hasTitle));
  return (
    <li data-entry={id} className="grid gap-3 bg-page py-2">
      <div className="flex items-center gap-x-3">
        <div className="needs-script hidden sm:block">
          <DragGrip
            id={elementId("grip")}
            label={t("grip", { name })}
            onOver={(other) => groups.moveLinkOver(id, other)}
            onDrop={() => groups.announceDrop(link)}
            onKeyMove={(direction) => groups.moveLink(link, direction, elementId("grip"))}
          />
        </div>
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <p>{name}</p>
          <p className="text-ink-2 text-sm">
            {t(`kinds.${kind}`)}
            {hasTitle && (title.de !== name || title.en !== name) && `: ${title.de} · ${title.en}`}
          </p>
        </div>
        {kind !== "partner" && (
          <button
            type="button"
            className="button button-bare needs-script"
            aria-expanded={isShown}
            aria-label={t("titleOf", { name })}
            onClick={() => setOpen(!isShown)}
          >
            {t("ownTitle")}
          </button>
        )}
        <div className="needs-script flex">
          {(["up", "down"] as const).map((direction) => (
            <button
              key={direction}
              id={elementId(direction)}
              type="button"
              aria-label={t(direction, { name })}
              className="icon-button"
              onClick={() => groups.moveLink(link, direction, elementId(direction))}
            >
              <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
            </button>
          ))}
          <button
            type="button"
            aria-label={t("remove", { name })}
            className="icon-button"
            onClick={() => groups.removeLink(groupId, link, pickerId)}
          >
            <DialogIcon name="x" />
          </button>
        </div>
      </div>
      {isShown && (
        <TitleFields
          id={elementId("title")}
          label={t("linkTitle")}
          title={title}
          isRequired={kind === "route"}
          hasError={hasError}
          placeholder={kind === "route" ? undefined : name}
          onChange={(changed) => groups.titleLink(groupId, id, changed)}
        />
      )}
    </li>
  );
}
