"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { LinkPanel } from "#components/content/story-drafts/fields/link-panel.tsx";
import { useRichText } from "#components/content/story-drafts/fields/use-rich-text.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface RichTextProps {
  /** Of the text box, where links to the field lead. */
  id: string;
  label: string;
  hint?: string;
  language: Locale;
  value: readonly string[];
  onChange: (paragraphs: string[]) => void;
}

/** Running text with bold, italic and links. Each paragraph is an entry of the value. */
export function RichText({ id, label, hint, language, value, onChange }: RichTextProps) {
  const t = useTranslations("storyDrafts.richText");
  const labelId = useId();
  const mount = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const editor = useRichText(mount, {
    value,
    onChange,
    attributes: {
      id,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      lang: language,
      class: "text-input min-h-24 whitespace-pre-wrap [overflow-wrap:anywhere] [&_p+p]:mt-3",
    },
  });
  const { active } = editor;
  const buttonClass = "icon-button font-strong aria-pressed:bg-tint-2 aria-pressed:text-primary";
  return (
    <div className="grid gap-[0.35rem]">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <span id={labelId} className="pb-1 font-strong text-sm">
          {label}
        </span>
        <fieldset aria-label={t("toolbar", { label })} className="flex gap-1">
          <button
            type="button"
            className={buttonClass}
            aria-pressed={active.isBold}
            aria-label={t("bold")}
            onClick={editor.toggleBold}
          >
            <b aria-hidden="true">B</b>
          </button>
          <button
            type="button"
            className={buttonClass}
            aria-pressed={active.isItalic}
            aria-label={t("italic")}
            onClick={editor.toggleItalic}
          >
            <i aria-hidden="true" className="font-serif">
              I
            </i>
          </button>
          <button
            type="button"
            className={`${buttonClass} w-auto px-3 text-sm`}
            aria-expanded={isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            {t("link")}
          </button>
        </fieldset>
      </div>
      {isLinking && (
        <LinkPanel
          href={active.href}
          language={language}
          onChoose={(href, text) => {
            editor.setLink(href, text);
            setLinking(false);
          }}
          onClose={() => {
            setLinking(false);
            editor.focus();
          }}
        />
      )}
      <div ref={mount} />
      {hint && <p className="text-ink-3 text-sm">{hint}</p>}
    </div>
  );
}
