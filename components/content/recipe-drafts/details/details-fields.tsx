"use client";
import { useTranslations } from "next-intl";
import { SourceFields } from "#components/content/recipe-drafts/details/source-fields.tsx";
import { TagFields } from "#components/content/recipe-drafts/details/tag-fields.tsx";
import type { DraftEditorProps } from "#components/content/recipe-drafts/draft-editor.tsx";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { LanguageFields } from "#components/content/recipe-drafts/fields/language-fields.tsx";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";

interface DetailsFieldsProps extends Pick<EditorProps, "content" | "onChange"> {
  /** Tags that authors may set; null where tags have a field of their own. */
  tags: DraftEditorProps["tags"] | null;
}

/** Chef's note, tags and source. */
export function DetailsFields({ content, onChange, tags }: DetailsFieldsProps) {
  const t = useTranslations("recipeDrafts.details");
  return (
    <div className="grid gap-8">
      <LanguageFields
        content={content}
        onChange={onChange}
        field="chefsNote"
        label={t("chefsNote")}
        hint={t("chefsNoteHint")}
        maxLength={draftLimits.chefsNote}
        hasLines
      />
      {tags && <TagFields tags={tags} value={content.tagIds} onChange={(tagIds) => onChange({ tagIds })} />}
      <SourceFields value={content.source} onChange={(source) => onChange({ source })} />
    </div>
  );
}
