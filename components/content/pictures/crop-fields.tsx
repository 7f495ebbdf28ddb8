"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { PictureCropper } from "#components/ui/media/picture-cropper.tsx";
import { cropFields } from "#lib/content/pictures/picture-fields.ts";
import type { CropArea } from "#lib/platform/media/pictures/crop-area.ts";
import {
  type CropName,
  cropFormats,
  cropNames,
  formatCrop,
  parseCrop,
  toPictureCrop,
} from "#lib/platform/media/pictures/crops.ts";
import { cropToFocalPoint, type FocalPoint } from "#lib/platform/media/pictures/focal-point.ts";
import { CropPreview } from "./crop-preview.tsx";

interface CropFieldsProps {
  picture: { src: string; width: number; height: number };
  point: FocalPoint;
  /** What was stored, or what came back with the form. */
  initial: Record<CropName, string>;
  error: string | undefined;
  errorIcon: ReactNode;
}

const frames: Record<CropName, string> = {
  card: "aspect-[4/3]",
  wide: "aspect-video",
  portrait: "aspect-[3/4] max-w-64",
  square: "aspect-square max-w-80",
  share: "aspect-[74/57]",
};

/** What each format shows of a picture, and an own crop for those that need one. */
export function CropFields({ picture, point, initial, error, errorIcon }: CropFieldsProps) {
  const t = useTranslations("pictures.form");
  const [values, setValues] = useState(initial);
  const [open, setOpen] = useState<CropName | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const set = (name: CropName, value: string) => setValues({ ...values, [name]: value });
  const focusOpener = (name: CropName) => list.current?.querySelector<HTMLElement>(`[data-crop="${name}"]`)?.focus();

  function close(name: CropName, area: CropArea | null) {
    if (area) set(name, formatCrop(toPictureCrop(area, picture, name)));
    setOpen(null);
    focusOpener(name);
  }

  return (
    <div className="grid gap-5">
      <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-end gap-x-4 gap-y-6">
        {cropNames.map((name) => {
          const area = parseCrop(values[name]) ?? null;
          return (
            <li key={name} className="grid content-end gap-1.5">
              <CropPreview picture={picture} format={name} area={area} point={point} />
              <span className="font-strong text-sm leading-tight">{t(`formats.${name}`)}</span>
              <span className="text-ink-2 text-sm">{t(area ? "ownCrop" : "focalCrop")}</span>
              <input type="hidden" name={cropFields[name]} value={values[name]} />
              <span className="flex flex-wrap gap-x-3">
                <button
                  type="button"
                  data-crop={name}
                  className="button button-bare needs-script"
                  aria-expanded={open === name}
                  aria-label={t("cropFull", { format: t(`formats.${name}`) })}
                  onClick={() => setOpen(name)}
                >
                  {t("crop")}
                </button>
                {area && (
                  <Button
                    variant="bare"
                    className="needs-script"
                    aria-label={t("resetCropFull", { format: t(`formats.${name}`) })}
                    onClick={() => {
                      set(name, "");
                      setOpen(null);
                      focusOpener(name);
                    }}
                  >
                    {t("resetCrop")}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <FieldError icon={errorIcon}>{error}</FieldError>
      {open && (
        <CropPanel
          key={open}
          name={open}
          picture={picture}
          initial={parseCrop(values[open]) ?? toFocalArea(picture, open, point)}
          onClose={(area) => close(open, area)}
        />
      )}
    </div>
  );
}

interface CropPanelProps {
  name: CropName;
  picture: CropFieldsProps["picture"];
  initial: CropArea;
  /** Null keeps what there was. */
  onClose: (area: CropArea | null) => void;
}

function CropPanel({ name, picture, initial, onClose }: CropPanelProps) {
  const t = useTranslations("pictures.form");
  const [area, setArea] = useState(initial);
  return (
    <fieldset className="rounded-2 bg-tint p-4">
      <legend className="sr-only">{t("cropFull", { format: t(`formats.${name}`) })}</legend>
      <p aria-hidden="true" className="mb-3 font-strong">
        {t(`formats.${name}`)}
      </p>
      <PictureCropper
        picture={{ ...picture, url: picture.src }}
        format={cropFormats[name]}
        crop={area}
        onChange={setArea}
        labels={{ zoom: t("zoom"), across: t("across"), down: t("down") }}
        className="grid max-w-md gap-3"
        frameClass={`relative overflow-hidden rounded-1 bg-page ${frames[name]}`}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onClose(area)}>
            {t("useCrop")}
          </Button>
          <Button variant="quiet" onClick={() => onClose(null)}>
            {t("cancelCrop")}
          </Button>
        </div>
      </PictureCropper>
    </fieldset>
  );
}

function toFocalArea(picture: { width: number; height: number }, name: CropName, point: FocalPoint): CropArea {
  const { left, top, width } = cropToFocalPoint(picture, { width: cropFormats[name].ratio, height: 1 }, point);
  return { x: left, y: top, width };
}
