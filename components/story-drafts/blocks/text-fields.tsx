"use client";
import { useTranslations } from "next-intl";
import type { BlockFormProps, BlockOf } from "#components/story-drafts/blocks/block-props.ts";
import { RichText } from "#components/story-drafts/fields/rich-text.tsx";
import { Select } from "#components/story-drafts/fields/select.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { fromParagraphs, toParagraphs } from "#lib/story-drafts/editing/inline-runs.ts";
import { textLimits } from "#lib/story-drafts/limits.ts";

export function HeadlineForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"headline">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <>
      <TextField
        id={id}
        label={t("headline")}
        value={block.text}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, text: target.value })}
      />
      <Select
        label={t("level")}
        value={String(block.level)}
        options={[2, 3].map((level) => ({ value: String(level), label: t(`levels.${level as 2 | 3}`) }))}
        onChange={(level) => onChange({ ...block, level: level === "3" ? 3 : 2 })}
      />
    </>
  );
}

export function TextForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"text">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <RichText
      id={id}
      label={t("text")}
      language={language}
      value={toParagraphs(block.text)}
      onChange={(paragraphs) => onChange({ ...block, text: fromParagraphs(paragraphs) })}
    />
  );
}

export function ListForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"list">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <>
      <RichText
        id={id}
        label={t("items")}
        hint={t("itemsHint")}
        language={language}
        value={block.items}
        onChange={(items) => onChange({ ...block, items })}
      />
      <Select
        label={t("order")}
        value={block.ordered ? "ordered" : "plain"}
        options={(["plain", "ordered"] as const).map((kind) => ({ value: kind, label: t(`orders.${kind}`) }))}
        onChange={(kind) => onChange({ ...block, ordered: kind === "ordered" })}
      />
    </>
  );
}

export function QuoteForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"quote">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (
    <>
      <RichText
        id={id}
        label={t("quote")}
        language={language}
        value={toParagraphs(block.text)}
        onChange={(paragraphs) => onChange({ ...block, text: fromParagraphs(paragraphs) })}
      />
      <TextField
        id={`${id}-author`}
        label={t("quoteAuthor")}
        value={block.author ?? ""}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, author: target.value })}
      />
    </>
  );
}

export function ProsConsForm({ id, block, language, onChange }: BlockFormProps<BlockOf<"proscons">>) {
  const t = useTranslations("storyDrafts.blocks");
  return (["pros", "cons"] as const).map((side) => (
    <div key={side} className="grid gap-4">
      <TextField
        id={side === "pros" ? id : `${id}-${side}`}
        label={t(`${side}Title`)}
        value={block[`${side}Title`]}
        maxLength={textLimits.line}
        lang={language}
        onChange={({ target }) => onChange({ ...block, [`${side}Title`]: target.value })}
      />
      <RichText
        id={`${id}-${side}-items`}
        label={t(side)}
        hint={t("itemsHint")}
        language={language}
        value={block[side]}
        onChange={(items) => onChange({ ...block, [side]: items })}
      />
    </div>
  ));
}
