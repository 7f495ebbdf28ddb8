"use client";
import { useTranslations } from "next-intl";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { DraftLine, DraftText } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { findSecondLanguage } from "#lib/content/recipe-drafts/editing/translation.ts";

interface LanguageFieldsProps extends Pick<EditorProps, "content" | "onChange"> {
  field: "title" | "summary" | "chefsNote";
  label: string;
  hint?: string;
  maxLength: number;
  hasLines?: boolean;
  className?: string;
}

/** A text in the language of the draft, and its translation where the author writes one. */
export function LanguageFields({ content, onChange, field, label, hint, hasLines, ...rest }: LanguageFieldsProps) {
  const t = useTranslations("recipeDrafts.translation");
  const second = findSecondLanguage(content);
  const value = content[field];
  const Field = hasLines ? DraftText : DraftLine;
  return (
    <div className="draft-pair">
      <Field
        {...rest}
        path={`${field}.${content.language}`}
        label={label}
        hint={hint}
        value={value[content.language]}
        lang={content.language}
        onChange={(text) => onChange({ [field]: { ...value, [content.language]: text } })}
      />
      {second && (
        <Field
          {...rest}
          path={`${field}.${second}`}
          label={t(`${field}Field`, { language: second })}
          value={value[second]}
          lang={second}
          onChange={(text) => onChange({ [field]: { ...value, [second]: text } })}
        />
      )}
    </div>
  );
}
