"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  CategoryFields,
  type CategoryOptions,
  TagFields,
  type TagOption,
} from "#components/content/recipe-drafts/review/classification-fields.tsx";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { ChoiceGroup, Radio } from "#components/ui/forms/choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { acceptRecipeAction } from "#lib/content/recipe-drafts/review/actions.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface AcceptFormProps {
  draft: { id: string; version: number };
  locale: Locale;
  /** The time of publication can be chosen for a new recipe only. */
  isRevision: boolean;
  /** Rows without an entry of the lexicon. */
  unknownRows: { id: string; name: string }[];
  /** Names of the lexicon in the language of the draft. */
  ingredientNames: string[];
  categories: CategoryOptions[];
  tags: TagOption[];
  selected: { mainCategoryId: string; categoryIds: string[]; tagIds: string[] };
  errorIcon: ReactNode;
}

const qualities = ["basic", "good", "excellent"] as const;

/** Accepts a draft: how good it is, where it belongs, and when it is published. */
export function AcceptForm(props: AcceptFormProps) {
  const { draft, locale, isRevision, unknownRows, ingredientNames, categories, tags, selected, errorIcon } = props;
  const t = useTranslations("recipeReviews.accept");
  const ingredientFields = unknownRows.map(({ id }) => `ingredient.${id}`);
  return (
    <ReviewForm
      name="accept"
      action={acceptRecipeAction}
      hidden={{ id: draft.id, version: String(draft.version), locale }}
      fields={[...ingredientFields, "quality", "mainCategoryId", "categoryIds", "tagIds", "when", "time"]}
      submit={t("submit")}
      errorIcon={errorIcon}
    >
      {(fields) => (
        <>
          {unknownRows.length > 0 && (
            <ChoiceGroup legend={t("ingredients")}>
              <p className="mb-3 text-ink-2 text-sm">{t("ingredientsHint")}</p>
              <div className="grid gap-4">
                {unknownRows.map(({ id, name }) => (
                  <TextField
                    key={id}
                    id={fields.toId(`ingredient.${id}`)}
                    name={`ingredient.${id}`}
                    label={t("ingredient", { name })}
                    list="lexicon"
                    autoComplete="off"
                    error={fields.getError(`ingredient.${id}`)}
                    errorIcon={errorIcon}
                    defaultValue={fields.values[`ingredient.${id}`]}
                  />
                ))}
              </div>
              <datalist id="lexicon">
                {ingredientNames.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </ChoiceGroup>
          )}
          <ChoiceGroup legend={t("quality")} id={fields.toId("quality")} tabIndex={-1}>
            {qualities.map((quality) => (
              <Radio
                key={quality}
                name="quality"
                value={quality}
                label={t(`qualities.${quality}`)}
                defaultChecked={fields.values.quality === quality}
                aria-invalid={fields.getError("quality") ? true : undefined}
              />
            ))}
            <p className="font-strong text-error text-sm empty:hidden">{fields.getError("quality")}</p>
          </ChoiceGroup>
          <CategoryFields fields={fields} categories={categories} selected={selected} errorIcon={errorIcon} />
          <TagFields fields={fields} tags={tags} selected={selected.tagIds} />
          {!isRevision && (
            <TimeFields fields={fields} legend={t("time")} now={t("now")} later={t("later")} errorIcon={errorIcon} />
          )}
        </>
      )}
    </ReviewForm>
  );
}
