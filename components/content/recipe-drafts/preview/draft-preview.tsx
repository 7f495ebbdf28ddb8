"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Conflict } from "#components/content/recipe-drafts/conflict/conflict.tsx";
import type { EditedDraft, EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { DraftHeader } from "#components/content/recipe-drafts/draft-header.tsx";
import { PreviewLanguages } from "#components/content/recipe-drafts/preview/preview-languages.tsx";
import { StatusPanel } from "#components/content/recipe-drafts/preview/status-panel.tsx";
import { SubmitPanel } from "#components/content/recipe-drafts/preview/submit-panel.tsx";
import { Rejection } from "#components/content/recipe-drafts/rejection.tsx";
import { TranslationStatus } from "#components/content/recipe-drafts/translation/translation-status.tsx";
import { useDraftAutosave } from "#components/content/recipe-drafts/use-draft-autosave.ts";
import type { DraftTag } from "#lib/content/recipe-drafts/editing/lookups.ts";
import { isBilingual } from "#lib/content/recipe-drafts/editing/translation.ts";
import type { DraftState } from "#lib/content/recipe-drafts/states.ts";

interface DraftPreviewProps {
  userId: string;
  draft: EditedDraft;
  state: DraftState;
  /** Of a recipe that is published already. */
  isRevision: boolean;
  rejection: { reason: string; notes: Record<string, string> } | null;
  /** What the server refuses of the stored content, by path. */
  refused: Record<string, string>;
  /** Code of a refused change of a form without script. */
  problem: string | null;
  tags: DraftTag[];
  icons: EditorIcons;
}

/** Above the preview of a recipe: its state, what is missing, and the submission. */
export function DraftPreview(props: DraftPreviewProps) {
  const { userId, draft, state, isRevision, rejection, refused, problem, tags, icons } = props;
  const t = useTranslations("recipeDrafts.sections");
  const router = useRouter();
  const { autosave, state: saving, isPartly } = useDraftAutosave(userId, draft);
  const { version, status } = saving;

  // What this device had not sent before is part of the preview then.
  useEffect(() => {
    if (status === "saved" && version > draft.version) router.refresh();
  }, [status, version, draft.version, router]);

  const isEditable = state === "draft" || state === "rejected";
  return (
    <>
      <DraftHeader section="preview" id={draft.id} state={saving} isPartly={isPartly} icons={icons} />
      <div className="wrap max-w-248 pb-10">
        {/* The heading of the page is the title of the recipe below. */}
        <h2 className="font-serif text-2xl">{t("preview.title")}</h2>
        <p className="mt-1 mb-7 max-w-152 text-ink-2">{t("preview.intro")}</p>
        {saving.stored && <Conflict autosave={autosave} mine={saving.content} stored={saving.stored} tags={tags} />}
        {rejection && (
          <div className="mb-6">
            <Rejection id={draft.id} {...rejection} />
          </div>
        )}
        {isEditable ? (
          <SubmitPanel
            id={draft.id}
            autosave={autosave}
            state={saving}
            refused={refused}
            problem={problem}
            isRevision={isRevision}
            icons={icons}
          />
        ) : (
          <StatusPanel id={draft.id} state={state} icons={icons} />
        )}
        <div className="max-w-152">
          <TranslationStatus id={draft.id} content={saving.content} isEditable={isEditable} />
        </div>
        {isBilingual(saving.content) && <PreviewLanguages id={draft.id} />}
      </div>
    </>
  );
}
