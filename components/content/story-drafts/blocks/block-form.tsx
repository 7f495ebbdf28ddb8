"use client";
import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import type { BlockFormProps, FieldProps } from "#components/content/story-drafts/blocks/block-props.ts";
import { EntriesField } from "#components/content/story-drafts/blocks/entries-field.tsx";
import { HrefField } from "#components/content/story-drafts/blocks/href-field.tsx";
import {
  OptionalPictureField,
  PicturesField,
  VideoField,
} from "#components/content/story-drafts/blocks/media-fields.tsx";
import { RecipePartForm, RecipesField } from "#components/content/story-drafts/blocks/recipe-fields.tsx";
import {
  LevelField,
  LineField,
  ListField,
  OrderField,
  PlainTextField,
  RichTextField,
} from "#components/content/story-drafts/blocks/text-fields.tsx";
import type { FieldKindName, FieldValue } from "#lib/content/stories/block-fields.ts";
import { listFormFields } from "#lib/content/story-drafts/editing/block-form.ts";

/** A recipe and a group of it are chosen together. */
type OwnFieldKind = Exclude<FieldKindName, "recipe" | "group">;

const fieldForms: { [Kind in OwnFieldKind]: ComponentType<FieldProps<FieldValue<Kind>>> } = {
  line: LineField,
  label: LineField,
  optionalLabel: LineField,
  plainText: PlainTextField,
  richText: RichTextField,
  lines: ListField,
  paragraphs: ListField,
  entries: EntriesField,
  pictures: PicturesField,
  optionalPicture: OptionalPictureField,
  video: VideoField,
  recipes: RecipesField,
  href: HrefField,
  headingLevel: LevelField,
  isOrdered: OrderField,
};

/** The form of a block in one language. */
export function BlockForm({ id, block, language, onChange }: BlockFormProps) {
  const t = useTranslations("storyDrafts.blocks");
  if (block.type === "recipe_part")
    return <RecipePartForm id={id} block={block} language={language} onChange={onChange} />;
  const values: Record<string, unknown> = block;
  return listFormFields(block.type).map(({ name, kind, label }, index) => {
    const Field = fieldForms[kind as OwnFieldKind] as ComponentType<FieldProps<unknown>>;
    return (
      <Field
        key={name}
        id={index === 0 ? id : `${id}-${name}`}
        label={t(`fields.${label}`)}
        value={values[name]}
        language={language}
        onChange={(value) => onChange({ ...block, [name]: value })}
      />
    );
  });
}
