"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveClipAction } from "#lib/content/clips/actions.ts";
import {
  type ClipField,
  type ClipFormState,
  clipFields,
  maxCaptions,
  maxClipBytes,
  maxClipTitle,
  type PosterChoice,
} from "#lib/content/clips/form-fields.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { useClipErrors } from "./clip-errors.ts";
import { PosterField } from "./poster-field.tsx";

interface ClipFormProps {
  /** Null for a new clip. */
  saved: { id: string; version: number; hasWebm: boolean } | null;
  initial: Partial<Record<ClipField, string>>;
  posters: readonly PosterChoice[];
  locale: Locale;
  icons: { error: ReactNode; file: ReactNode };
}

const fieldNames = {
  de: { title: "titleDe", captions: "captionsDe" },
  en: { title: "titleEn", captions: "captionsEn" },
} as const satisfies Record<Locale, Record<string, ClipField>>;

/**
 * Creates or changes a clip. Needs the messages `clips`, `ui.pictureSearch`, `ui.desk` and
 * `ui.form`.
 */
export function ClipForm({ saved, initial, posters, locale, icons }: ClipFormProps) {
  const formId = useId();
  const t = useTranslations("clips.form");
  const [desk, saving] = [useTranslations("ui.desk"), useTranslations("ui.form")("saving")];
  // Without script the browser posts the form, which only an action of the server receives.
  const save = useHydrated() ? saveCheckedClip : saveClipAction;
  const { status, rejection, errors, values, isSending, form } = useFormAction(save, clipFields);
  const getErrorText = useClipErrors();
  const { fieldErrors, errorList } = formatFormErrors(formId, clipFields, errors, getErrorText);
  const readValue = (name: ClipField) => (status === "open" ? (initial[name] ?? "") : values[name]);
  const field = (name: ClipField) => ({
    id: `${formId}-${name}`,
    name,
    error: fieldErrors[name],
    errorIcon: icons.error,
    defaultValue: readValue(name),
  });
  const file = (name: "mp4" | "webm") => ({
    id: `${formId}-${name}`,
    name,
    error: fieldErrors[name],
    errorIcon: icons.error,
    pickLabel: t("pick"),
    pickIcon: icons.file,
    messages: { nothingPicked: t("nothingPicked"), picked: t("picked") },
  });
  return (
    <form {...form} className="grid gap-8">
      {rejection && (
        <ErrorSummary
          text={rejection === "invalid" ? (fieldErrors.form ?? desk("invalid")) : desk(rejection)}
          errors={errorList.filter(({ id }) => id !== `${formId}-form`)}
          icon={icons.error}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {locales.map((language) => (
          <TextField
            key={language}
            {...field(fieldNames[language].title)}
            lang={language}
            label={t(fieldNames[language].title)}
            hint={t("titleHint")}
            maxLength={maxClipTitle}
            required
          />
        ))}
        <FileField
          {...file("mp4")}
          label={t("mp4")}
          hint={t(saved ? "mp4Kept" : "mp4Hint")}
          accept="video/mp4"
          isOptional={saved !== null}
        />
        <FileField
          {...file("webm")}
          label={t("webm")}
          hint={t(saved?.hasWebm ? "webmKept" : "webmHint")}
          accept="video/webm"
          isOptional
        />
      </div>
      <PosterField
        choices={posters}
        errorIcon={icons.error}
        id={`${formId}-posterId`}
        value={readValue("posterId")}
        error={fieldErrors.posterId}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {locales.map((language) => (
          <TextArea
            key={language}
            {...field(fieldNames[language].captions)}
            label={t(fieldNames[language].captions)}
            hint={t("captionsHint")}
            maxLength={maxCaptions}
            rows={12}
            spellCheck={false}
            placeholder={t("captionsExample")}
            className="font-mono text-sm"
          />
        ))}
      </div>
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? saving : desk("save")}
      </Button>
    </form>
  );
}

/** The edge refuses larger forms without a message. */
async function saveCheckedClip(previous: ClipFormState, form: FormData): Promise<ClipFormState> {
  const sizeOf = (name: string) => {
    const file = form.get(name);
    return file instanceof File ? file.size : 0;
  };
  if (sizeOf("mp4") + sizeOf("webm") <= maxClipBytes) return saveClipAction(previous, form);
  const values = Object.fromEntries(
    clipFields.map((name) => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  ) as Record<ClipField, string>;
  return { status: "invalid", errors: { [sizeOf("mp4") > 0 ? "mp4" : "webm"]: "too_large" }, values };
}
