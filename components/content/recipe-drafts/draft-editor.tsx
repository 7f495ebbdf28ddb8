"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { Conflict } from "#components/content/recipe-drafts/conflict/conflict.tsx";
import { DraftHeader } from "#components/content/recipe-drafts/draft-header.tsx";
import { EnterButton } from "#components/content/recipe-drafts/enter-button.tsx";
import { DraftFieldsProvider } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { FormFooter } from "#components/content/recipe-drafts/form-footer.tsx";
import { FormNotices } from "#components/content/recipe-drafts/form-notices.tsx";
import { NativeUploadForms } from "#components/content/recipe-drafts/pictures/native-upload.tsx";
import { SectionFields } from "#components/content/recipe-drafts/section-fields.tsx";
import { LanguageSwitch } from "#components/content/recipe-drafts/translation/language-switch.tsx";
import { useDraftAutosave } from "#components/content/recipe-drafts/use-draft-autosave.ts";
import { useFieldFocus } from "#components/content/recipe-drafts/use-field-focus.ts";
import { useSectionForm } from "#components/content/recipe-drafts/use-section-form.ts";
import { saveSectionAction } from "#lib/content/recipe-drafts/draft/actions.ts";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { SectionFormState } from "#lib/content/recipe-drafts/editing/action-schema.ts";
import { readDraftForm } from "#lib/content/recipe-drafts/editing/draft-form-data.ts";
import type { DraftLookups, DraftTag } from "#lib/content/recipe-drafts/editing/lookups.ts";
import type { FormSection } from "#lib/content/recipe-drafts/editing/sections.ts";
import { isBilingual } from "#lib/content/recipe-drafts/editing/translation.ts";

export interface EditedDraft {
  id: string;
  /** 0 for one that is not stored yet. */
  version: number;
  content: DraftContent;
  /** Milliseconds since 1970. */
  savedAt: number | null;
}

export interface EditorIcons
  extends Record<"back" | "camera" | "check" | "close" | "error" | "forward" | "remove", ReactNode> {
  /** The logo with its link, for pages without the site's header. */
  home?: ReactNode;
}

export interface DraftEditorProps {
  section: FormSection;
  userId: string;
  draft: EditedDraft;
  lookups: DraftLookups;
  /** Public tags in the language of the page. */
  tags: DraftTag[];
  /** Addresses of the pictures of the content, by id. */
  pictures: Record<string, string>;
  /** Why the editors rejected the draft. */
  rejection: { reason: string; notes: Record<string, string> } | null;
  /** Why an upload without script failed: that of the recipe, or of a step. */
  pictureProblem?: { code: string; stepId: string | null };
  icons: EditorIcons;
}

const formId = "draft-editor";

/**
 * One section of a draft. With script it saves itself; without, its form does. Needs the messages
 * of `recipeDrafts`, `ui.autosave` and `ui.modal`.
 */
export function DraftEditor(props: DraftEditorProps) {
  const { section, rejection, icons } = props;
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.sections");
  const [formState, formAction] = useActionState<SectionFormState, FormData>(saveSectionAction, { status: "open" });
  const initial = withTyped(props.draft, formState);
  const { draft } = initial;
  const { autosave, state, isPartly, ...fields } = useDraftAutosave(props.userId, draft);
  const { content } = state;
  const change = (patch: Partial<DraftContent>) => {
    const before = autosave.getState().content;
    // The fields of the other language stay when their last text is deleted.
    autosave.change({ ...before, isBilingual: isBilingual(before), ...patch });
  };
  const submit = useSectionForm({ autosave, section });
  useFieldFocus();
  // What a form without script has refused, until it is changed.
  const errors = { ...fields.errors, ...(content === draft.content && initial.errors) };
  return (
    <DraftFieldsProvider
      value={{ errors, notes: rejection?.notes ?? {}, typed: initial.typed, icons, onUnread: fields.reportUnread }}
    >
      <DraftHeader section={section} id={draft.id} state={state} isPartly={isPartly} icons={icons} />
      <div className="wrap max-w-248">
        <EnterButton form={formId} value={section} />
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="max-w-152">
            <h1 className="font-serif text-2xl">{t(`${section}.title`)}</h1>
            <p className="mt-1 text-ink-2">{t(`${section}.intro`)}</p>
          </div>
          <LanguageSwitch form={formId} section={section} content={content} onChange={change} />
        </div>
        <FormNotices
          section={section}
          id={draft.id}
          state={state}
          form={formState}
          rejection={rejection}
          icons={icons}
        />
        {state.stored && <Conflict autosave={autosave} mine={content} stored={state.stored} tags={props.tags} />}
        <form id={formId} action={formAction} onSubmit={submit}>
          <input type="hidden" name="id" value={draft.id} />
          <input type="hidden" name="version" value={draft.version} />
          <input type="hidden" name="section" value={section} />
          <input type="hidden" name="locale" value={locale} />
          <SectionFields {...props} draft={draft} content={content} onChange={change} errors={errors} />
          <FormFooter section={section} id={draft.id} icons={icons} />
        </form>
        {draft.version > 0 && <NativeUploadForms section={section} draft={draft} />}
      </div>
    </DraftFieldsProvider>
  );
}

/** What a form without script shows again: what was typed over what is stored. */
export function withTyped(draft: EditedDraft, form: SectionFormState) {
  if (form.status === "open") return { draft, errors: {}, typed: {} };
  const { content } = readDraftForm(form.entries, draft.content);
  const wrong = form.entries.filter(([path]) => form.errors[path] !== undefined);
  return {
    draft: { ...draft, id: form.id, content, version: form.version },
    errors: form.errors,
    typed: Object.fromEntries(wrong) as Record<string, string>,
  };
}
