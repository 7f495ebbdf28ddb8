"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { RichText } from "#components/content/story-drafts/fields/rich-text.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { FieldValue } from "#lib/content/stories/block-fields.ts";
import { fromParagraphs, toParagraphs } from "#lib/content/story-drafts/editing/inline-runs.ts";
import { maxEntries, textLimits } from "#lib/content/story-drafts/limits.ts";

/** Short texts with a title each. `label` says that one is added. */
export function EntriesField({ id, label, value: entries, language, onChange }: FieldProps<FieldValue<"entries">>) {
  const t = useTranslations("storyDrafts.blocks");
  const keys = useEntryKeys(entries.length);
  return (
    <>
      <ol className="grid gap-4">
        {entries.map((entry, index) => (
          <li key={keys.list[index]} className="grid gap-3 border-line border-l-4 pl-4">
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  id={`${id}-${index}`}
                  label={t("entryTitle", { number: index + 1 })}
                  value={entry.title}
                  maxLength={textLimits.line}
                  lang={language}
                  onChange={({ target }) => onChange(entries.with(index, { ...entry, title: target.value }))}
                />
              </div>
              <button
                type="button"
                className="icon-button"
                aria-label={t("removeEntry", { number: index + 1 })}
                onClick={() => {
                  keys.remove(index);
                  onChange(entries.toSpliced(index, 1));
                }}
              >
                <DialogIcon name="x" />
              </button>
            </div>
            <RichText
              id={`${id}-${index}-text`}
              label={t("entryText", { number: index + 1 })}
              language={language}
              value={toParagraphs(entry.text)}
              onChange={(paragraphs) => onChange(entries.with(index, { ...entry, text: fromParagraphs(paragraphs) }))}
            />
          </li>
        ))}
      </ol>
      {entries.length < maxEntries && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...entries, { title: "", text: "" }])}
        >
          {label}
        </Button>
      )}
    </>
  );
}

/** Keys that stay with their entries: editors of text hold a state of their own. */
function useEntryKeys(count: number) {
  const next = useRef(0);
  const list = useRef<number[]>([]);
  while (list.current.length < count) {
    list.current.push(next.current);
    next.current += 1;
  }
  return { list: list.current, remove: (index: number) => void list.current.splice(index, 1) };
}
