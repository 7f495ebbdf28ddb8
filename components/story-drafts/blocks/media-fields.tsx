"use client";
import { useTranslations } from "next-intl";
import type { BlockFormProps, BlockOf } from "#components/story-drafts/blocks/block-props.ts";
import { useEditorContext } from "#components/story-drafts/editor-context.tsx";
import { PictureChoice } from "#components/story-drafts/fields/picture-choice.tsx";
import { Select } from "#components/story-drafts/fields/select.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { textLimits } from "#lib/story-drafts/limits.ts";

export function PicturesForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"image_collection">>) {
  const t = useTranslations("storyDrafts.blocks");
  const { pictures } = useEditorContext();
  const change = (list: typeof block.pictures) => onChange({ ...block, pictures: list });
  return (
    <>
      {block.pictures.length > 0 && (
        <ul className="grid gap-4">
          {block.pictures.map(({ pictureId, caption = "" }, index) => (
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
                onChange={({ target }) => change(block.pictures.with(index, { pictureId, caption: target.value }))}
              />
              <button
                type="button"
                className="icon-button mt-6"
                aria-label={t("removePicture", { number: index + 1 })}
                onClick={() => change(block.pictures.toSpliced(index, 1))}
              >
                <DialogIcon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureChoice
        id={id}
        label={t("addPicture")}
        onChoose={(pictureId) => {
          const isThere = block.pictures.some((picture) => picture.pictureId === pictureId);
          if (!isThere) change([...block.pictures, { pictureId, caption: "" }]);
        }}
      />
    </>
  );
}

export function VideoForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"video">>) {
  const t = useTranslations("storyDrafts.blocks");
  const { choices } = useEditorContext();
  return (
    <>
      <Select
        id={id}
        label={t("video")}
        value={block.videoId}
        placeholder={t("chooseVideo")}
        options={choices.videos.map((video) => ({ value: video.id, label: video.name }))}
        onChange={(videoId) => onChange({ ...block, videoId })}
      />
      <TextField
        id={`${id}-caption`}
        label={t("videoCaption")}
        value={block.caption ?? ""}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, caption: target.value })}
      />
    </>
  );
}
