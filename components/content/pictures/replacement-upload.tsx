"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useActionState, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { maxFormFiles } from "#lib/content/pictures/limits.ts";
import { uploadReplacementAction } from "#lib/content/pictures/upload-actions.ts";
import { emptyUpload, type UploadState } from "#lib/content/pictures/upload-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { acceptedPictures } from "#lib/platform/media/pictures/selected-picture.ts";

interface ReplacementUploadProps {
  id: string;
  locale: Locale;
  /** Beside the field: before and after a file is chosen. */
  messages: Record<"nothingPicked" | "picked", string>;
  icons: { picture: ReactNode; error: ReactNode };
}

/** Uploads a file that is to replace a picture. Needs the messages `pictures` and `ui.form`. */
export function ReplacementUpload({ id, locale, messages, icons }: ReplacementUploadProps) {
  const [t, saving] = [useTranslations("pictures"), useTranslations("ui.form")("saving")];
  const formId = useId();
  const [state, dispatch, isSending] = useActionState(uploadReplacementAction, emptyUpload);
  return (
    <form action={dispatch} className="grid max-w-xl gap-4">
      <FileField
        id={`${formId}-file`}
        name="pictures"
        label={t("replace.upload")}
        pickLabel={t("upload.pick")}
        pickIcon={icons.picture}
        messages={messages}
        hint={`${t("upload.hint")} ${t("replace.uploadHint")}`}
        accept={acceptedPictures}
        error={toProblem(state, t)}
        errorIcon={icons.error}
      />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="secondary" aria-disabled={isSending} className="justify-self-start">
        {isSending ? saving : t("upload.submit")}
      </Button>
    </form>
  );
}

function toProblem(
  { status, results }: UploadState,
  t: ReturnType<typeof useTranslations<"pictures">>,
): string | undefined {
  const [result] = results;
  if (result && "problem" in result) return t(`upload.problems.${result.problem}`);
  if (status === "open" || status === "done") return undefined;
  return t(`upload.${status}`, { max: maxFormFiles });
}
