"use client";
import { useTranslations } from "next-intl";
import { type FormFields, toFieldProps } from "#components/content/feeds/desk/fields/form-fields.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { locales } from "#lib/platform/i18n/locales.ts";

interface LocalizedFieldProps {
  fields: FormFields;
  /** Of both fields, before the language: "heading". */
  name: string;
  label: string;
  hint?: string;
  /** Lines of the boxes; without it they have one line. */
  rows?: number;
}

/** A text in both languages, side by side. */
export function LocalizedField({ fields, name, label, hint, rows }: LocalizedFieldProps) {
  const t = useTranslations("feeds.desk.form");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {locales.map((locale) => {
        const props = {
          ...toFieldProps(fields, `${name}.${locale}`),
          label: t(`inLanguage.${locale}`, { label }),
          lang: locale,
          hint,
        };
        return rows ? <TextArea key={locale} {...props} rows={rows} /> : <TextField key={locale} {...props} />;
      })}
    </div>
  );
}
