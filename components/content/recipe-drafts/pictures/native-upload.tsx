"use client";
import { useLocale, useTranslations } from "next-intl";
import type { EditedDraft } from "#components/content/recipe-drafts/draft-editor.tsx";
import { Button } from "#components/ui/button.tsx";
import { type FormSection, fieldId } from "#lib/content/recipe-drafts/editing/sections.ts";

/** The button of the form without script, which stands outside of the form of the section. */
export function NativeUpload({ formId, isStored }: { formId: string; isStored: boolean }) {
  const t = useTranslations("recipeDrafts.picture");
  return (
    <div className="hidden gap-2 [@media(scripting:none)]:grid">
      {isStored && (
        <Button type="submit" form={formId} variant="secondary">
          {t("upload")}
        </Button>
      )}
      <p className="text-ink-3 text-sm">{t(isStored ? "saveBefore" : "saveFirst")}</p>
    </div>
  );
}

/**
 * The forms that the file fields of a section belong to without script; forms cannot stand in each
 * other.
 */
export function NativeUploadForms({ section, draft }: { section: FormSection; draft: EditedDraft }) {
  const { id, content } = draft;
  if (section === "basics") return <NativeUploadForm id={id} path="pictureId" />;
  if (section !== "steps") return null;
  return content.steps.map((step, index) => (
    <NativeUploadForm key={step.id} id={id} path={`steps.${index}.pictureId`} stepId={step.id} />
  ));
}

function NativeUploadForm({ id, path, stepId }: { id: string; path: string; stepId?: string }) {
  const query = new URLSearchParams({ locale: useLocale(), ...(stepId && { step: stepId }) });
  return (
    <form
      id={`${fieldId(path)}-upload`}
      method="post"
      encType="multipart/form-data"
      action={`/api/users/me/recipe-drafts/${id}/picture/?${query}`}
    />
  );
}
