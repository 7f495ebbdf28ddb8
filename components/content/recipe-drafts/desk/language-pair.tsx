"use client";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { DraftLine, DraftText } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";

interface LanguagePairProps {
  /** In the content, without the language. */
  path: string;
  value: Localized;
  onChange: (value: Localized) => void;
  maxLength: number;
  hint?: string;
  hasLines?: boolean;
}

/** A text in both languages, side by side. */
export function LanguagePair({ path, value, onChange, maxLength, hint, hasLines = false }: LanguagePairProps) {
  const label = useFieldLabel();
  const Field = hasLines ? DraftText : DraftLine;
  return (
    <div className="draft-pair">
      {locales.map((locale: Locale) => (
        <Field
          key={locale}
          path={`${path}.${locale}`}
          label={label(`${path}.${locale}`)}
          hint={hint}
          value={value[locale]}
          maxLength={maxLength}
          lang={path.endsWith("slug") ? undefined : locale}
          onChange={(text) => onChange({ ...value, [locale]: text })}
        />
      ))}
    </div>
  );
}
