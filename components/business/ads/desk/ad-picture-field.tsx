"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FileField } from "#components/ui/forms/file-field.tsx";
import { useTypedValue } from "#components/ui/forms/use-field-props.ts";

interface AdPictureFieldProps {
  /** Empty without a picture. */
  initial: { id: string; src: string };
  icon: ReactNode;
}

/**
 * The picture of an advertisement. One that was uploaded is kept while another field still has an
 * error. Needs the messages `ads.desk.form`.
 */
export function AdPictureField({ initial, icon }: AdPictureFieldProps) {
  const t = useTranslations("ads.desk.form");
  const id = useTypedValue("pictureId") ?? initial.id;
  const src = useTypedValue("pictureSrc") ?? initial.src;
  return (
    <div className="grid gap-3">
      {id && src && (
        // biome-ignore lint/performance/noImgElement: a signed address of the resizing service
        <img src={src} alt="" className="h-40 w-auto justify-self-start rounded-2" />
      )}
      <FileField
        name="picture"
        label={t("picture")}
        pickLabel={t("pick")}
        pickIcon={icon}
        messages={{ nothingPicked: t("nothingPicked"), picked: t("picked") }}
        hint={id ? t("pictureKept") : t("pictureHint")}
        accept="image/jpeg,image/png,image/webp"
        isOptional={id !== ""}
      />
      <input type="hidden" name="pictureId" value={id} />
      <input type="hidden" name="pictureSrc" value={src} />
    </div>
  );
}
