"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveVacancyAction } from "#lib/business/vacancies/actions.ts";
import { type VacancyField, vacancyFields, vacancyLength } from "#lib/business/vacancies/form-fields.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

export type VacancyValues = Record<Exclude<VacancyField, "isRemote">, string> & { isRemote: boolean };

interface VacancyFormProps {
  locale: Locale;
  /** Null for a new position. */
  saved: { id: string; version: number; values: VacancyValues } | null;
  types: { value: string; label: string }[];
  units: { value: string; label: string }[];
  errorIcon: ReactNode;
}

/** Publishes a new position, or changes one. Needs the messages `vacancies.desk`. */
export function VacancyForm({ locale, saved, types, units, errorIcon }: VacancyFormProps) {
  const id = useId();
  const t = useTranslations("vacancies.desk");
  const { status, errors, values, isSending, form } = useFormAction(saveVacancyAction, vacancyFields);
  const isTyped = status !== "open";
  const field = (name: Exclude<VacancyField, "isRemote">) => {
    const error = errors[name];
    return {
      id: `${id}-${name}`,
      name,
      label: t(`fields.${name}`),
      error: error && t(`errors.${error}`, vacancyLength),
      errorIcon,
      defaultValue: isTyped ? values[name] : (saved?.values[name] ?? ""),
    };
  };
  const isRemote = isTyped ? values.isRemote === "on" : (saved?.values.isRemote ?? false);
  return (
    <form {...form} className="grid gap-5">
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
          <Checkbox name="isRemote" label={t("fields.isRemote")} defaultChecked={isRemote} />
        </div>
        <TextField {...field("salaryMin")} inputMode="numeric" hint={t("salaryHint")} />
        <TextField {...field("salaryMax")} inputMode="numeric" />
        <SelectField {...field("salaryUnit")} options={units} />
        <TextField {...field("closesOn")} type="date" hint={t("closesOnHint")} />
      </div>
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
      <input type="hidden" name="locale" value={locale} />
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {(status === "failed" || status === "limited") && t(status)}
      </p>
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? t("sending") : t(saved ? "save" : "publish")}
      </Button>
    </form>
  );
}
