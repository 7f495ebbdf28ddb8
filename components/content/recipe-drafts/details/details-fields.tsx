"use client";
import { useTranslations } from "next-intl";
import { SourceFields } from "#components/content/recipe-drafts/details/source-fields.tsx";
import { TagFields } from "#components/content/recipe-drafts/details/tag-fields.tsx";
import type { DraftEditorProps } from "#components/content/recipe-drafts/draft-editor.tsx";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { DraftText } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { findSecondLanguage } from "#lib/content/recipe-drafts/editing/translation.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

interface DetailsFieldsProps extends Pick<EditorProps, "content" | "onChange"> {
  /** Tags that authors may set; null where tags have a field of their own. */
  tags: DraftEditorProps["tags"] | null;
}

/** Chef's note, tags and source. */
export function DetailsFields({ content, onChange, tags }: DetailsFieldsProps) {
  const t = useTranslations("recipeDrafts.details");
  const tTranslation = useTranslations("recipeDrafts.translation");
  const { language, chefsNote } = content;
  const second = findSecondLanguage(content);
  return (
    <div className="grid gap-8">
      <div className="draft-pair">
        <DraftText
          path={`chefsNote.${language}`}
          label={t("chefsNote")}
          hint={t("chefsNoteHint")}
          value={chefsNote[language]}
          maxLength={draftLimits.chefsNote}
          lang={language}
          onChange={(text) => onChange({ chefsNote: { ...chefsNote, [language]: text } })}
        />
        {second && (
          <DraftText
            path={`chefsNote.${second}`}
            label={tTranslation("chefsNoteField", { language: second })}
            value={chefsNote[second]}
            maxLength={draftLimits.chefsNote}
            lang={second}
            onChange={(text) => onChange({ chefsNote: { ...chefsNote, [second]: text } })}
          />
        )}
      </div>
      {tags && <TagFields tags={tags} value={content.tagIds} onChange={(tagIds) => onChange({ tagIds })} />}
      <SourceFields value={content.source} onChange={(source) => onChange({ source })} />
    </div>
  );
}
