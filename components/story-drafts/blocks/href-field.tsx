"use client";
import { useTranslations } from "next-intl";
import type { BlockFormProps, BlockOf } from "#components/story-drafts/blocks/block-props.ts";
import { useEditorContext } from "#components/story-drafts/editor-context.tsx";
import { ItemSearch } from "#components/story-drafts/fields/item-search.tsx";
import { PictureChoice } from "#components/story-drafts/fields/picture-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { isLinkTarget, itemReference, readItemReference } from "#lib/story-drafts/editing/inline-runs.ts";
import { textLimits } from "#lib/story-drafts/limits.ts";

export function LinkModuleForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"link_module">>) {
  const t = useTranslations("storyDrafts.blocks");
  const { pictures } = useEditorContext();
  const picture = block.pictureId ? pictures.get(block.pictureId) : undefined;
  return (
    <>
      <TextField
        id={id}
        label={t("moduleTitle")}
        value={block.title}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, title: target.value })}
      />
      <TextArea
        id={`${id}-text`}
        label={t("moduleText")}
        value={block.text}
        maxLength={textLimits.paragraph}
        lang={language}
        onChange={({ target }) => onChange({ ...block, text: target.value })}
      />
      <TextField
        id={`${id}-label`}
        label={t("moduleLabel")}
        value={block.label}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, label: target.value })}
      />
      <HrefField
        id={`${id}-href`}
        href={block.href}
        language={language}
        onChange={(href) => onChange({ ...block, href })}
      />
      {picture && (
        <div className="flex items-center gap-3">
          {/* biome-ignore lint/performance/noImgElement: a signed address of the resizing service */}
          <img src={picture.src} alt={picture.alt} className="aspect-[4/3] w-24 rounded-2 object-cover" />
          <Button variant="quiet" onClick={() => onChange({ ...block, pictureId: "" })}>
            {t("removeModulePicture")}
          </Button>
        </div>
      )}
      <PictureChoice
        id={`${id}-picture`}
        label={t("modulePicture")}
        onChoose={(pictureId) => onChange({ ...block, pictureId })}
      />
    </>
  );
}

export function ButtonForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"cta_button">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <>
      <TextField
        id={id}
        label={t("buttonText")}
        value={block.text}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, text: target.value })}
      />
      <HrefField
        id={`${id}-href`}
        href={block.href}
        language={language}
        onChange={(href) => onChange({ ...block, href })}
      />
    </>
  );
}

interface HrefFieldProps {
  id: string;
  href: string;
  language: Locale;
  onChange: (href: string) => void;
}

/** Where a block leads: a recipe or story by its title, or an address. */
function HrefField({ id, href, language, onChange }: HrefFieldProps) {
  const t = useTranslations("storyDrafts.richText");
  const { items, addItem } = useEditorContext();
  const itemId = readItemReference(href);
  return (
    <div className="grid gap-2">
      {href && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t("leadsTo", { target: itemId ? (items.get(itemId)?.title ?? t("gone")) : href })}
        </p>
      )}
      <ItemSearch
        id={id}
        label={href ? t("otherTarget") : t("search")}
        hint={t("searchHint")}
        type="any"
        language={language}
        address={(query) => (isLinkTarget(query) ? query : null)}
        onAddress={onChange}
        onChoose={(item) => {
          addItem(item);
          onChange(itemReference(item.id));
        }}
      />
    </div>
  );
}
