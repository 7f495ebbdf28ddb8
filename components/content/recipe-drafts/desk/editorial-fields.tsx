"use client";
import { useTranslations } from "next-intl";
import { type DeskOption, ManyOf, OneOf } from "#components/content/recipe-drafts/desk/choice-fields.tsx";
import { DecimalField } from "#components/content/recipe-drafts/desk/decimal-field.tsx";
import { LanguagePair } from "#components/content/recipe-drafts/desk/language-pair.tsx";
import { useFieldLabel } from "#components/content/recipe-drafts/fields/field-label.ts";
import { DraftNumber } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { Checkbox, ChoiceGroup } from "#components/ui/forms/choice.tsx";
import {
  type Editorial,
  editorialLimits as limits,
  nutrients,
} from "#lib/content/recipe-drafts/working-copy/editorial.ts";

/** What the lists of the editor offer. */
export interface DeskOptions {
  categories: DeskOption[];
  tags: DeskOption[];
  authors: DeskOption[];
  videos: DeskOption[];
}

interface EditorialFieldsProps {
  value: Editorial;
  onChange: (patch: Partial<Editorial>) => void;
  options: DeskOptions;
}

/** How a recipe keeps, its oven and nutrition. */
export function KeepingFields({ value, onChange }: Omit<EditorialFieldsProps, "options">) {
  const t = useTranslations("recipeDesk.fields");
  const label = useFieldLabel();
  const { nutrition } = value;
  return (
    <div className="grid gap-6">
      {(["storage", "freezing", "makeAhead"] as const).map((part) => (
        <LanguagePair
          key={part}
          path={`editorial.${part}`}
          value={value[part]}
          maxLength={limits.keeping}
          hasLines
          onChange={(text) => onChange({ [part]: text })}
        />
      ))}
      <div className="max-w-48">
        <DraftNumber
          path="editorial.ovenCelsius"
          label={label("editorial.ovenCelsius")}
          value={value.ovenCelsius}
          max={limits.maxCelsius}
          onChange={(ovenCelsius) => onChange({ ovenCelsius })}
        />
      </div>
      <ChoiceGroup legend={label("editorial.nutrition")}>
        <p className="mb-3 text-ink-3 text-sm">{t("nutritionHint")}</p>
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
          {nutrients.map((nutrient) => (
            <DecimalField
              key={nutrient}
              path={`editorial.nutrition.${nutrient}`}
              label={t(nutrient)}
              value={nutrition[nutrient]}
              onChange={(amount) => onChange({ nutrition: { ...nutrition, [nutrient]: amount } })}
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}

/** Where a recipe stands: author, categories, tags, addresses and texts for search engines. */
export function PlacementFields({ value, onChange, options }: EditorialFieldsProps) {
  const t = useTranslations("recipeDesk.fields");
  const label = useFieldLabel();
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-x-5 gap-y-6 md:grid-cols-2">
        <OneOf
          path="editorial.authorId"
          value={value.authorId}
          options={options.authors}
          onChange={(authorId) => onChange({ authorId })}
        />
        <OneOf
          path="editorial.mainCategoryId"
          value={value.mainCategoryId}
          options={options.categories}
          onChange={(mainCategoryId) => onChange({ mainCategoryId })}
        />
        <OneOf
          path="editorial.videoId"
          value={value.videoId}
          options={options.videos}
          onChange={(videoId) => onChange({ videoId })}
        />
        <div className="md:self-end">
          <input type="hidden" name="editorial.isSponsored" value="false" />
          <Checkbox
            id="field-editorial-isSponsored"
            name="editorial.isSponsored"
            value="true"
            label={label("editorial.isSponsored")}
            checked={value.isSponsored}
            onChange={({ target }) => onChange({ isSponsored: target.checked })}
          />
        </div>
      </div>
      <div>
        <ManyOf
          path="editorial.categoryIds"
          value={value.categoryIds}
          options={options.categories}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
        <div className="-mt-px">
          <ManyOf
            path="editorial.tagIds"
            value={value.tagIds}
            options={options.tags}
            onChange={(tagIds) => onChange({ tagIds })}
          />
        </div>
      </div>
      <LanguagePair
        path="editorial.slug"
        value={value.slug}
        hint={t("slugHint")}
        maxLength={limits.slug}
        onChange={(slug) => onChange({ slug })}
      />
      <LanguagePair
        path="editorial.metaTitle"
        value={value.metaTitle}
        hint={t("metaTitleHint")}
        maxLength={limits.metaTitle}
        onChange={(metaTitle) => onChange({ metaTitle })}
      />
      <LanguagePair
        path="editorial.metaDescription"
        value={value.metaDescription}
        hint={t("metaDescriptionHint")}
        maxLength={limits.metaDescription}
        hasLines
        onChange={(metaDescription) => onChange({ metaDescription })}
      />
      <LanguagePair
        path="editorial.keywords"
        value={value.keywords}
        hint={t("keywordsHint")}
        maxLength={limits.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
    </div>
  );
}
