import { useTranslations } from "next-intl";
import {
  CategoryFields,
  type CategoryOptions,
  TagFields,
  type TagOption,
} from "#components/content/recipe-drafts/review/classification-fields.tsx";
import { ReviewForm } from "#components/content/recipe-drafts/review/review-form.tsx";
import { TimeFields } from "#components/content/recipe-drafts/review/time-fields.tsx";
import { ChoiceGroup } from "#components/ui/forms/choice.tsx";
import { RadioField } from "#components/ui/forms/radio-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { acceptRecipeAction } from "#lib/content/recipe-drafts/review/actions.ts";

interface AcceptFormProps {
  draft: { id: string; version: number };
  /** The time of publication can be chosen for a new recipe only. */
  isRevision: boolean;
  /** Rows without an entry of the lexicon. */
  unknownRows: { id: string; name: string }[];
  /** Names of the lexicon in the language of the draft. */
  ingredientNames: string[];
  categories: CategoryOptions[];
  tags: TagOption[];
  selected: { mainCategoryId: string; categoryIds: string[]; tagIds: string[] };
}

const qualities = ["basic", "good", "excellent"] as const;

/** Accepts a draft: how good it is, where it belongs, and when it is published. */
export function AcceptForm(props: AcceptFormProps) {
  const { draft, isRevision, unknownRows, ingredientNames, categories, tags, selected } = props;
  const t = useTranslations("recipeReviews.accept");
  const ingredientFields = unknownRows.map(({ id }) => `ingredient.${id}`);
  return (
    <ReviewForm
      action={acceptRecipeAction}
      hidden={{ id: draft.id, version: String(draft.version) }}
      fields={[...ingredientFields, "quality", "mainCategoryId", "categoryIds", "tagIds", "when", "time"]}
      submit={t("submit")}
    >
      {unknownRows.length > 0 && (
        <ChoiceGroup legend={t("ingredients")}>
          <p className="mb-3 text-ink-2 text-sm">{t("ingredientsHint")}</p>
          <div className="grid gap-4">
            {unknownRows.map(({ id, name }) => (
              <TextField
                key={id}
                name={`ingredient.${id}`}
                label={t("ingredient", { name })}
                list="lexicon"
                autoComplete="off"
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
      <RadioField
        name="quality"
        legend={t("quality")}
        options={qualities.map((value) => ({ value, label: t(`qualities.${value}`) }))}
        isOptional
      />
      <CategoryFields categories={categories} selected={selected} />
      <TagFields tags={tags} selected={selected.tagIds} />
      {!isRevision && <TimeFields legend={t("time")} now={t("now")} later={t("later")} />}
    </ReviewForm>
  );
}
