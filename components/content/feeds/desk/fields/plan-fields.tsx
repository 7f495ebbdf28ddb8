import { useTranslations } from "next-intl";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";

/** When and in which language a module shows. */
export function PlanFields({ values }: { values: ModuleValues }) {
  const t = useTranslations("feeds.desk.plan");
  return (
    <fieldset className="rounded-2 border border-line p-4">
      <legend className="px-1 font-strong text-lg">{t("title")}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          name="startsAt"
          defaultValue={values.startsAt}
          type="datetime-local"
          label={t("startsAt")}
          hint={t("startsHint")}
        />
        <TextField
          name="endsAt"
          defaultValue={values.endsAt}
          type="datetime-local"
          label={t("endsAt")}
          hint={t("endsHint")}
        />
        <SelectField
          name="language"
          defaultValue={values.language}
          label={t("language")}
          options={(["both", "de", "en"] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </div>
    </fieldset>
  );
}
