"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { formatFormErrors } from "#components/ui/forms/form-errors.ts";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { savePictureAction } from "#lib/content/pictures/actions.ts";
import { pictureLength } from "#lib/content/pictures/limits.ts";
import { cropFields, type PictureField, pictureFields } from "#lib/content/pictures/picture-fields.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { type CropName, cropNames } from "#lib/platform/media/pictures/crops.ts";
import { centre } from "#lib/platform/media/pictures/focal-point.ts";
import { CropFields } from "./crop-fields.tsx";
import { FocalPointField } from "./focal-point-field.tsx";

interface PictureFormProps {
  picture: { id: string; version: number; src: string; width: number; height: number };
  initial: Record<PictureField, string>;
  locale: Locale;
  errorIcon: ReactNode;
}

const fieldNames = {
  de: { alt: "altDe", credit: "creditDe" },
  en: { alt: "altEn", credit: "creditEn" },
} as const;

/** Texts, focal point and crops of a picture. Needs the messages `pictures.form` and `ui.form`. */
export function PictureForm({ picture, initial, locale, errorIcon }: PictureFormProps) {
  const formId = useId();
  const t = useTranslations("pictures.form");
  const words = useTranslations("ui.form");
  const { status, rejection, errors, values, isSending, form, formKey } = useFormAction(
    savePictureAction,
    pictureFields,
  );
  const { fieldErrors, errorList } = formatFormErrors(formId, pictureFields, errors, (error) => t(`errors.${error}`));
  const shown = status === "open" ? initial : values;
  const [focal, setFocal] = useState({ x: shown.focalX, y: shown.focalY });
  const point = { x: toPercent(focal.x) ?? centre.x, y: toPercent(focal.y) ?? centre.y };
  const field = (name: PictureField) => ({
    id: `${formId}-${name}`,
    name,
    error: fieldErrors[name],
    errorIcon,
    defaultValue: shown[name],
  });
  return (
    <form {...form} className="grid gap-6">
      {rejection && (
        <ErrorSummary text={rejection === "invalid" ? t("invalid") : t("failed")} errors={errorList} icon={errorIcon} />
      )}
      <section aria-labelledby={`${formId}-texts`} className="grid gap-5">
        <h2 id={`${formId}-texts`} className="text-xl">
          {t("title")}
        </h2>
        <div className="grid gap-5 sm:grid-cols-2">
          {locales.map((language) => (
            <div key={language} className="grid content-start gap-5">
              <TextArea
                {...field(fieldNames[language].alt)}
                lang={language}
                label={t(fieldNames[language].alt)}
                hint={t("altHint")}
                maxLength={pictureLength.alt}
              />
              <TextField
                {...field(fieldNames[language].credit)}
                lang={language}
                label={t(fieldNames[language].credit)}
                hint={t("creditHint")}
                maxLength={pictureLength.credit}
              />
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby={`${formId}-focal`} className="grid gap-4">
        <h2 id={`${formId}-focal`} className="text-xl">
          {t("focal")}
        </h2>
        <p className="max-w-measure text-ink-2">{t("focalIntro")}</p>
        <FocalPointField
          picture={picture}
          formId={formId}
          point={point}
          errorIcon={errorIcon}
          values={focal}
          onChange={setFocal}
          errors={{ x: fieldErrors.focalX, y: fieldErrors.focalY }}
        />
        <h3 className="mt-2 text-lg">{t("previews")}</h3>
        <p className="max-w-measure text-ink-2">{t("previewsIntro")}</p>
        <CropFields
          key={formKey}
          picture={picture}
          point={point}
          errorIcon={errorIcon}
          initial={mapCrops((name) => shown[cropFields[name]])}
          error={cropNames.map((name) => fieldErrors[cropFields[name]]).find(Boolean)}
        />
      </section>
      <input type="hidden" name="id" value={picture.id} />
      <input type="hidden" name="version" value={picture.version} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? words("saving") : words("save")}
      </Button>
    </form>
  );
}

function toPercent(value: string): number | null {
  return /^(?:\d{1,2}|100)$/.test(value.trim()) ? Number(value) : null;
}

function mapCrops(read: (name: CropName) => string): Record<CropName, string> {
  return Object.fromEntries(cropNames.map((name) => [name, read(name)])) as Record<CropName, string>;
}
