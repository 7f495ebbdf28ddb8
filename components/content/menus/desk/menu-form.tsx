import { useTranslations } from "next-intl";
import { GroupsField } from "#components/content/menus/desk/groups-field.tsx";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { saveMenuAction } from "#lib/content/menus/desk/actions.ts";
import { menuLength, type TargetOption } from "#lib/content/menus/desk/edited-groups.ts";
import { type MenuField, menuFields } from "#lib/content/menus/desk/form-fields.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface MenuFormProps {
  /** Null for a new entry. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<MenuField, string>>;
  /** What the entry itself can lead to. */
  targets: readonly { value: string; label: string }[];
  /** Pages, categories and partners that its links can lead to. */
  options: readonly TargetOption[];
  locale: Locale;
}

/** A main entry of the menu. Needs the messages `menus.desk`. */
export function MenuForm({ saved, initial, targets, options, locale }: MenuFormProps) {
  const t = useTranslations("menus.desk");
  const labelOf = (name: MenuField) => (name === "form" ? "" : t(`fields.${name}`));
  return (
    <DeskForm action={saveMenuAction} fields={menuFields} saved={saved} initial={initial} labelOf={labelOf}>
      {(field) => (
        <>
          <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
            <TextField {...field("titleDe")} lang="de" maxLength={menuLength.title} required />
            <TextField {...field("titleEn")} lang="en" maxLength={menuLength.title} required />
            <SelectField
              {...field("target")}
              hint={t("targetHint")}
              placeholder={saved ? undefined : t("choose")}
              options={targets}
            />
          </div>
          <GroupsField name="groups" initial={initial.groups ?? "[]"} options={options} locale={locale} />
        </>
      )}
    </DeskForm>
  );
}
