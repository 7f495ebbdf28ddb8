import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveVacancyAction } from "#lib/business/vacancies/actions.ts";
import { type VacancyField, vacancyFields } from "#lib/business/vacancies/form-fields.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";

export type VacancyValues = Record<Exclude<VacancyField, "isRemote">, string> & { isRemote: boolean };

interface VacancyFormProps {
  /** Null for a new position. */
  saved: { id: string; version: number; values: VacancyValues } | null;
  types: { value: string; label: string }[];
  units: { value: string; label: string }[];
}

/** Publishes a new position, or changes one. */
export function VacancyForm({ saved, types, units }: VacancyFormProps) {
  const t = useTranslations("vacancies.desk");
  const field = (name: Exclude<VacancyField, "isRemote">) => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: saved?.values[name],
  });
  return (
    <Form
      action={saveVacancyAction}
      fields={vacancyFields}
      errors={useTexts("vacancies.desk.errors")}
      messages={{
        submit: t(saved ? "save" : "publish"),
        sending: t("sending"),
        failed: t("failed"),
        limited: t("limited"),
      }}
      className="grid gap-5"
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <TextField {...field("titleDe")} lang="de" required />
        <TextField {...field("titleEn")} lang="en" required />
        <TextArea {...field("textDe")} lang="de" hint={t("textHint")} rows={10} required />
        <TextArea {...field("textEn")} lang="en" hint={t("textHint")} rows={10} required />
      </div>
      <div className="grid max-w-measure items-start gap-5 sm:grid-cols-2">
        <SelectField {...field("employmentType")} options={types} placeholder={t("choose")} className="sm:col-span-2" />
        <TextField {...field("postcode")} inputMode="numeric" autoComplete="off" required />
        <TextField {...field("city")} autoComplete="off" required />
        <div className="sm:col-span-2">
          <Checkbox name="isRemote" label={t("fields.isRemote")} defaultChecked={saved?.values.isRemote} />
        </div>
        <TextField {...field("salaryMin")} inputMode="numeric" hint={t("salaryHint")} />
        <TextField {...field("salaryMax")} inputMode="numeric" />
        <SelectField {...field("salaryUnit")} options={units} />
        <TextField {...field("closesOn")} type="date" hint={t("closesOnHint")} />
      </div>
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
    </Form>
  );
}
