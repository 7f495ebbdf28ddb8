"use client";
import { useTranslations } from "next-intl";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { menuLength } from "#lib/content/menus/desk/edited-groups.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";

interface TitleFieldsProps {
  id: string;
  label: string;
  title: Localized;
  /** Otherwise it is optional, but then in both languages. */
  isRequired: boolean;
  /** The form was refused: what is missing is marked. */
  hasError: boolean;
  /** What stands there without a title. */
  placeholder?: string;
  onChange: (title: Localized) => void;
}

/** A title in both languages. */
export function TitleFields({ id, label, title, isRequired, hasError, placeholder, onChange }: TitleFieldsProps) {
  const t = useTranslations("menus.desk");
  const isNeeded = isRequired || title.de.trim() !== "" || title.en.trim() !== "";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {locales.map((locale) => (
        <TextField
          key={locale}
          id={`${id}-${locale}`}
          label={t(`inLanguage.${locale}`, { label })}
          lang={locale}
          value={title[locale]}
          placeholder={placeholder}
          maxLength={menuLength.title}
          required={isNeeded}
          error={hasError && isNeeded && title[locale].trim() === "" ? t("required") : undefined}
          onChange={({ target }) => onChange({ ...title, [locale]: target.value })}
        />
      ))}
    </div>
  );
}
