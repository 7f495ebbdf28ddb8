"use client";
import { useTranslations } from "next-intl";
import { LinkPicker } from "#components/content/menus/desk/link-picker.tsx";
import { LinkRow } from "#components/content/menus/desk/link-row.tsx";
import { TitleFields } from "#components/content/menus/desk/title-fields.tsx";
import type { Groups } from "#components/content/menus/desk/use-groups.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { type EditedGroup, menuLength, type TargetOption } from "#lib/content/menus/desk/edited-groups.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface GroupFieldsProps {
  group: EditedGroup;
  /** From 1. */
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** The groups were refused: empty titles are marked. */
  hasError: boolean;
  /** What gets the focus when the group is removed. */
  afterRemovalId: string;
  groups: Groups;
  options: readonly TargetOption[];
  locale: Locale;
}

/** A group of a dropdown: its title and its links. */
export function GroupFields(props: GroupFieldsProps) {
  const { group, number, isFirst, isLast, hasError, afterRemovalId, groups, options, locale } = props;
  const t = useTranslations("menus.desk.groups");
  const { id, title, links } = group;
  const name = title[locale] || t("unnamed", { number });
  const elementId = (part: string) => `${id}-${part}`;
  return (
    <section aria-labelledby={elementId("heading")} className="grid gap-4 rounded-2 border border-line p-4">
      <div className="flex items-center gap-2">
        <h2 id={elementId("heading")} className="min-w-0 flex-1 text-lg [overflow-wrap:anywhere]">
          {name}
        </h2>
        {(["up", "down"] as const).map((direction) => (
          <button
            key={direction}
            id={elementId(direction)}
            type="button"
            aria-label={t(direction, { name })}
            aria-disabled={direction === "up" ? isFirst : isLast}
            className="icon-button needs-script aria-disabled:opacity-40"
            onClick={() => groups.moveGroup(id, direction, elementId(direction))}
          >
            <DialogIcon name={direction === "up" ? "arrowUp" : "arrowDown"} />
          </button>
        ))}
        <button
          type="button"
          aria-label={t("remove", { name })}
          className="icon-button needs-script"
          onClick={() => groups.removeGroup(id, afterRemovalId)}
        >
          <DialogIcon name="trash" />
        </button>
      </div>
      <TitleFields
        id={elementId("title")}
        label={t("groupTitle")}
        title={title}
        isRequired
        hasError={hasError}
        onChange={(changed) => groups.titleGroup(id, changed)}
      />
      {links.length > 0 && (
        <ol className="divide-y divide-line border-line border-y" aria-label={t("links", { name })}>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              groupId={id}
              pickerId={elementId("picker")}
              link={link}
              groups={groups}
              hasError={hasError}
            />
          ))}
        </ol>
      )}
      {links.length < menuLength.links && (
        <LinkPicker
          id={elementId("picker")}
          label={t("addLink", { name })}
          options={options.filter(({ target }) => !links.some((link) => link.target === target))}
          locale={locale}
          onChoose={(option) => groups.addLink(id, option)}
        />
      )}
    </section>
  );
}
