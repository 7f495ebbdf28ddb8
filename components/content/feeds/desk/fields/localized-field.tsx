import { useTranslations } from "next-intl";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import type { ModuleValues } from "#lib/content/feeds/desk/module-form.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

interface LocalizedFieldProps {
  /** Of both fields, before the language: "heading". */
  name: string;
  values: ModuleValues;
  /** Names the values where it is not `name`. */
  valueName?: string;
  label: string;
  hint?: string;
  /** Lines of the boxes; without it they have one line. */
  rows?: number;
}

/** A text in both languages, side by side. */
export function LocalizedField({ name, values, valueName = name, label, hint, rows }: LocalizedFieldProps) {
  const t = useTranslations("feeds.desk.form.inLanguage");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {locales.map((locale) => {
        const props = {
          name: `${name}.${locale}`,
          defaultValue: values[`${valueName}.${locale}`],
          label: t(locale, { label }),
          lang: locale,
          hint,
        };
        return rows ? <TextArea key={locale} {...props} rows={rows} /> : <TextField key={locale} {...props} />;
      })}
    </div>
  );
}
