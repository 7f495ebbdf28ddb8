"use client";
import { useTranslations } from "next-intl";
import type { ClipboardEvent } from "react";
import { StaleNote } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { MarkedValues } from "#components/content/recipe-drafts/steps/marked-values.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { changeMarkedText, toEditedText } from "#lib/content/recipe-drafts/editing/marked-text.ts";
import type { createMarkupContext } from "#lib/content/recipe-drafts/editing/step-ingredients.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface StepTextProps {
  id: string;
  name: string;
  label: string;
  lang: Locale;
  /** With markup. */
  stored: string;
  placeholder?: string;
  error?: string;
  markup: ReturnType<typeof createMarkupContext>;
  announce: (text: string) => void;
  onChange: (stored: string) => void;
  /** Several paragraphs were pasted; returns false when they stay one text. */
  onPasteSteps?: (text: string) => boolean;
}

/** Characters from which the counter is shown. */
const counterFrom = draftLimits.stepText - 500;

/** The text of a step as it is read, and the values in it. */
export function StepText({
  id,
  name,
  label,
  lang,
  stored,
  placeholder,
  error,
  markup,
  announce,
  onChange,
  onPasteSteps,
}: StepTextProps) {
  const t = useTranslations("recipeDrafts.steps");
  const { context } = markup;
  const text = toEditedText(stored, context);

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionEnd, value } = event.currentTarget;
    const isAtEnd = selectionEnd === value.length;
    if (isAtEnd && onPasteSteps?.(event.clipboardData.getData("text/plain").trim())) event.preventDefault();
  }

  return (
    <div>
      <TextArea
        id={id}
        name={name}
        label={label}
        lang={lang}
        placeholder={placeholder}
        maxLength={draftLimits.stepText}
        hint={
          stored.length > counterFrom
            ? t("left", { count: Math.max(0, draftLimits.stepText - stored.length) })
            : undefined
        }
        error={error}
        value={text}
        onChange={(event) => onChange(changeMarkedText(stored, event.target.value, context))}
        onPaste={handlePaste}
      />
      <StaleNote path={name} />
      <MarkedValues id={id} stored={stored} markup={markup} announce={announce} onChange={onChange} />
    </div>
  );
}
