"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { GroupFields } from "#components/content/menus/desk/group-fields.tsx";
import { useGroups } from "#components/content/menus/desk/use-groups.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { useFieldProps, useTypedValue } from "#components/ui/forms/use-field-props.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { type EditedGroup, menuLength, type TargetOption } from "#lib/content/menus/desk/edited-groups.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface GroupsFieldProps {
  name: string;
  /** JSON of `EditedGroup[]`. */
  initial: string;
  /** Pages, categories and partners that a link can lead to. */
  options: readonly TargetOption[];
  locale: Locale;
}

/** The groups of a dropdown with their links. The field has them as JSON. */
export function GroupsField({ name, initial, options, locale }: GroupsFieldProps) {
  const t = useTranslations("menus.desk.groups");
  const addId = useId();
  const { id, error, errorIcon } = useFieldProps({ name });
  const groups = useGroups(JSON.parse(useTypedValue(name) || initial) as EditedGroup[]);
  return (
    <fieldset id={id} tabIndex={-1} data-entry-lists className="grid gap-5">
      <legend className="mb-2 font-strong text-xl">{t("title")}</legend>
      <p className="max-w-measure text-ink-2 text-sm">{t("hint")}</p>
      <FieldError icon={errorIcon}>{error}</FieldError>
      <input type="hidden" name={name} value={JSON.stringify(groups.groups)} />
      <p role="status" className="sr-only">
        {groups.announcement}
      </p>
      {groups.groups.map((group, index) => (
        <GroupFields
          key={group.id}
          group={group}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === groups.groups.length - 1}
          hasError={error !== undefined}
          afterRemovalId={addId}
          groups={groups}
          options={options}
          locale={locale}
        />
      ))}
      {groups.groups.length < menuLength.groups && (
        <Button id={addId} variant="secondary" className="needs-script justify-self-start" onClick={groups.addGroup}>
          <DialogIcon name="plus" />
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
