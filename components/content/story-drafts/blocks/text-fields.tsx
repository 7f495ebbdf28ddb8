"use client";
import { useTranslations } from "next-intl";
import type { FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { RichText } from "#components/content/story-drafts/fields/rich-text.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { fromParagraphs, toParagraphs } from "#lib/content/story-drafts/editing/inline-runs.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";

/** A line, which may be left out of some blocks. */
export function LineField({ id, label, value = "", language, onChange }: FieldProps<string | undefined>) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      maxLength={textLimits.line}
      lang={language}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function PlainTextField({ id, label, value, language, onChange }: FieldProps<string>) {
  return (
    <TextArea
      id={id}
      label={label}
      value={value}
      maxLength={textLimits.paragraph}
      lang={language}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function RichTextField({ id, label, value, language, onChange }: FieldProps<string>) {
  return (
    <RichText
      id={id}
      label={label}
      language={language}
      value={toParagraphs(value)}
      onChange={(paragraphs) => onChange(fromParagraphs(paragraphs))}
    />
  );
}

/** Texts of which each is an entry of a list. */
export function ListField({ id, label, value, language, onChange }: FieldProps<string[]>) {
  const t = useTranslations("storyDrafts.blocks");
  return <RichText id={id} label={label} hint={t("itemsHint")} language={language} value={value} onChange={onChange} />;
}

export function LevelField({ id, label, value, onChange }: FieldProps<2 | 3>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <SelectField
      id={id}
      label={label}
      value={String(value)}
      options={([2, 3] as const).map((level) => ({ value: String(level), label: t(`levels.${level}`) }))}
      onChange={({ target }) => onChange(target.value === "3" ? 3 : 2)}
    />
  );
}

export function OrderField({ id, label, value, onChange }: FieldProps<boolean>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <SelectField
      id={id}
      label={label}
      value={value ? "ordered" : "plain"}
      options={(["plain", "ordered"] as const).map((kind) => ({ value: kind, label: t(`orders.${kind}`) }))}
      onChange={({ target }) => onChange(target.value === "ordered")}
    />
  );
}
