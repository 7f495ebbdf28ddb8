"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { usePictureUpload } from "#components/content/story-drafts/fields/use-picture-upload.ts";
import { Button } from "#components/ui/button.tsx";
import { PictureSearch } from "#components/ui/desk/picture-search.tsx";
import { PictureCropper } from "#components/ui/media/picture-cropper.tsx";
import { searchStoryPicturesAction } from "#lib/content/story-drafts/actions.ts";
import { storyPictureFormat } from "#lib/content/story-drafts/editing/picture-upload.ts";
import { acceptedPictures } from "#lib/platform/media/pictures/selected-picture.ts";

interface PictureChoiceProps {
  /** Of the first button, where links to the field lead. */
  id: string;
  label: string;
  /** Names the buttons: the field, or the action of a block that adds pictures. */
  onChoose: (pictureId: string) => void;
}

/** Two ways to a picture: out of the library, or uploaded and cropped. */
export function PictureChoice({ id, label, onChoose }: PictureChoiceProps) {
  const t = useTranslations("storyDrafts.picture");
  const { addPicture } = useEditorContext();
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const upload = usePictureUpload(({ id: pictureId, src }) => {
    addPicture({ id: pictureId, src, alt: "" });
    onChoose(pictureId);
  });
  const { selected, crop } = upload;
  return (
    <div className="grid gap-3">
      <fieldset aria-label={label} className="flex flex-wrap gap-3">
        <button
          ref={opener}
          id={id}
          type="button"
          className="button button-secondary"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t("choose")}
        </button>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t("upload")}
        </Button>
        <input
          ref={input}
          type="file"
          accept={acceptedPictures}
          aria-label={t("uploadTo", { label })}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            void upload.select(target.files?.[0]);
            target.value = "";
          }}
        />
      </fieldset>
      {upload.problem && (
        <p role="alert" className="font-strong text-error text-sm">
          {t(`problem.${upload.problem}`)}
        </p>
      )}
      {selected && crop && (
        <PictureCropper
          picture={selected}
          format={storyPictureFormat}
          crop={crop}
          onChange={upload.setCrop}
          labels={{ zoom: t("zoom"), across: t("across"), down: t("down") }}
          className="grid max-w-md gap-3"
          frameClass="relative aspect-[4/3] overflow-hidden rounded-2 bg-tint"
        >
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void upload.send()} aria-disabled={upload.isSending}>
              {upload.isSending ? t("sending") : t("use")}
            </Button>
            <Button variant="quiet" onClick={upload.close}>
              {t("cancel")}
            </Button>
          </div>
        </PictureCropper>
      )}
      {isOpen && (
        <PictureSearch
          search={searchStoryPicturesAction}
          onChoose={(picture) => {
            addPicture(picture);
            onChoose(picture.id);
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
