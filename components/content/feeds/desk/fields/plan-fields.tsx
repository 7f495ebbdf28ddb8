"use client";
import { useTranslations } from "next-intl";
import { type FormFields, toFieldProps } from "#components/content/feeds/desk/fields/form-fields.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";

/** When and in which language a module shows. */
export function PlanFields({ fields }: { fields: FormFields }) {
  const t = useTranslations("feeds.desk.plan");
  return (
    <fieldset className="rounded-2 border border-line p-4">
      <legend className="px-1 font-strong text-lg">{t("title")}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          {...toFieldProps(fields, "startsAt")}
          type="datetime-local"
          label={t("startsAt")}
          hint={t("startsHint")}
        />
        <TextField {...toFieldProps(fields, "endsAt")} type="datetime-local" label={t("endsAt")} hint={t("endsHint")} />
        <SelectField
          {...toFieldProps(fields, "language")}
          label={t("language")}
          options={(["both", "de", "en"] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </div>
    </fieldset>
  );
}
