"use client";
import { useTranslations } from "next-intl";
import type { FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { useEditorContext } from "#components/content/story-drafts/editor-context.tsx";
import { PictureChoice } from "#components/content/story-drafts/fields/picture-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import type { FieldValue } from "#lib/content/stories/block-fields.ts";
import { textLimits } from "#lib/content/story-drafts/limits.ts";

/** Pictures with captions. `label` says that one is added. */
export function PicturesField({ id, label, value: shown, language, onChange }: FieldProps<FieldValue<"pictures">>) {
  const t = useTranslations("storyDrafts.blocks");
  const { pictures } = useEditorContext();
  return (
    <>
      {shown.length > 0 && (
        <ul className="grid gap-4">
          {shown.map(({ pictureId, caption = "" }, index) => (
            <li key={pictureId} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-3">
              {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
              <img
                src={pictures.get(pictureId)?.src}
                alt={pictures.get(pictureId)?.alt ?? ""}
                className="aspect-[4/3] w-full rounded-2 bg-tint object-cover"
              />
              <TextField
                id={`${id}-caption-${index}`}
                label={t("caption", { number: index + 1 })}
                value={caption}
                maxLength={textLimits.line}
                lang={language}
                onChange={({ target }) => onChange(shown.with(index, { pictureId, caption: target.value }))}
              />
              <button
                type="button"
                className="icon-button mt-6"
                aria-label={t("removePicture", { number: index + 1 })}
                onClick={() => onChange(shown.toSpliced(index, 1))}
              >
                <DialogIcon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureChoice
        id={id}
        label={label}
        onChoose={(pictureId) => {
          const isThere = shown.some((picture) => picture.pictureId === pictureId);
          if (!isThere) onChange([...shown, { pictureId, caption: "" }]);
        }}
      />
    </>
  );
}

/** A picture that may be missing. */
export function OptionalPictureField({ id, label, value, onChange }: FieldProps<string | undefined>) {
  const t = useTranslations("storyDrafts.blocks");
  const { pictures } = useEditorContext();
  const picture = value ? pictures.get(value) : undefined;
  return (
    <>
      {picture && (
        <div className="flex items-center gap-3">
          {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
          <img src={picture.src} alt={picture.alt} className="aspect-[4/3] w-24 rounded-2 object-cover" />
          <Button variant="quiet" onClick={() => onChange("")}>
            {t("removeOptionalPicture")}
          </Button>
        </div>
      )}
      <PictureChoice id={id} label={label} onChoose={onChange} />
    </>
  );
}

export function VideoField({ id, label, value, onChange }: FieldProps<string>) {
  const t = useTranslations("storyDrafts.blocks");
  const { choices } = useEditorContext();
  return (
    <SelectField
      id={id}
      label={label}
      value={value}
      placeholder={t("chooseVideo")}
      options={choices.videos.map((video) => ({ value: video.id, label: video.name }))}
      required={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
