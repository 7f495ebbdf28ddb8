"use client";
import clsx from "clsx";
import { useTranslations } from "next-intl";
import { type DragEvent, useId, useRef, useState } from "react";
import type { EditorIcons } from "#components/content/recipe-drafts/draft-editor.tsx";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { NativeUpload } from "#components/content/recipe-drafts/pictures/native-upload.tsx";
import { usePictureUpload } from "#components/content/recipe-drafts/pictures/use-picture-upload.ts";
import { Button } from "#components/ui/button.tsx";
import { PictureCropper } from "#components/ui/media/picture-cropper.tsx";
import { recipePictureFormat } from "#lib/content/recipe-drafts/pictures/picture-format.ts";
import { acceptedPictures } from "#lib/platform/media/pictures/selected-picture.ts";

interface PictureFieldProps {
  path: string;
  label: string;
  value: string | null;
  onChange: (pictureId: string | null) => void;
  /** Addresses by id. */
  pictures: Record<string, string>;
  /** For a stored draft, to which a form without script adds its picture. */
  upload: { problem?: string } | null;
  icons: Pick<EditorIcons, "camera" | "error" | "remove">;
}

/**
 * The picture of a recipe or a step: chosen or dropped, cropped and uploaded at once. Without
 * script it is a file field with a form of its own.
 */
export function PictureField({ path, label, value, onChange, pictures, upload, icons }: PictureFieldProps) {
  const t = useTranslations("recipeDrafts.picture");
  const { props: field } = useDraftField(path);
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { selected, crop, setCrop, progress, problem, addresses, select, close, send } = usePictureUpload({
    problem: upload?.problem,
    onUploaded: onChange,
  });
  const src = value === null ? undefined : (addresses[value] ?? pictures[value]);
  const isUploading = progress !== null;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void select(event.dataTransfer.files[0]);
  }

  return (
    <div className="grid content-start gap-[0.35rem]">
      <span id={labelId} className="font-strong text-sm">
        {label}
      </span>
      <input type="hidden" name={path} value={value ?? ""} />
      {selected && crop ? (
        <PictureCropper
          picture={selected}
          format={recipePictureFormat}
          crop={crop}
          onChange={setCrop}
          labels={{ zoom: t("zoom"), across: t("across"), down: t("down") }}
          className="grid gap-3"
          frameClass="draft-picture"
        >
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void send()} aria-disabled={isUploading}>
              {t("save")}
            </Button>
            <Button
              variant="bare"
              onClick={() => {
                close();
                requestAnimationFrame(() => input.current?.focus());
              }}
            >
              {t("cancel")}
            </Button>
          </div>
        </PictureCropper>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is offered beside the file field inside
        <div
          className="draft-picture gingham gingham-pale"
          data-over={isOver ? "" : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {/* biome-ignore lint/performance/noImgElement: also a picture that was just uploaded */}
          {src && <img src={src} alt={t("alt")} />}
          {/* Without script, a picture can be added once there is a stored draft. */}
          <label className={clsx("draft-picture-hint", !upload && "needs-script")}>
            {icons.camera}
            <span className="font-strong">{t(src ? "replace" : "choose")}</span>
            <span className="text-ink-3 text-sm">{t("hint")}</span>
            <input
              ref={input}
              id={field.id}
              type="file"
              name="picture"
              form={upload ? `${field.id}-upload` : ""}
              accept={acceptedPictures}
              aria-describedby={`${field.id}-note`}
              className="draft-picture-input"
              onChange={({ target }) => {
                void select(target.files?.[0]);
                target.value = "";
              }}
            />
          </label>
        </div>
      )}
      {isUploading && <Progress label={t("uploading")} value={progress} />}
      <div id={`${field.id}-note`} className="grid gap-1 text-sm empty:hidden">
        {(problem || field.error) && (
          <p role="alert" className="flex items-start gap-[0.4rem] font-strong text-error">
            {icons.error}
            {problem ? t(`problem.${problem}`) : field.error}
          </p>
        )}
        {field.hint}
      </div>
      {value !== null && !selected && (
        <p>
          <Button variant="bare" className="needs-script" onClick={() => onChange(null)}>
            {icons.remove}
            {t("remove")}
          </Button>
        </p>
      )}
      <NativeUpload formId={`${field.id}-upload`} isStored={upload !== null} />
    </div>
  );
}

function Progress({ label, value }: { label: string; value: number }) {
  return (
    <label className="grid text-sm">
      {label}
      <progress value={value} max={1} className="w-full accent-primary" />
    </label>
  );
}
