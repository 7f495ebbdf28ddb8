"use client";
import { useTranslations } from "next-intl";
import type { DraftEditorProps } from "#components/content/recipe-drafts/draft-editor.tsx";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { useDraftField } from "#components/content/recipe-drafts/fields/draft-fields.tsx";
import { LanguageFields } from "#components/content/recipe-drafts/fields/language-fields.tsx";
import { DraftDuration } from "#components/content/recipe-drafts/fields/text-fields.tsx";
import { ImportRecipe } from "#components/content/recipe-drafts/import/import-recipe.tsx";
import { PictureField } from "#components/content/recipe-drafts/pictures/picture-field.tsx";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { changeLanguage } from "#lib/content/recipe-drafts/editing/change-language.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { ServingsField } from "./servings-field.tsx";

const difficulties = ["easy", "medium", "hard"] as const;

/** Picture, title, summary, difficulty, language, servings and times. */
export function BasicsFields(props: DraftEditorProps & EditorProps) {
  const { content, onChange, lookups, draft, pictures, icons, pictureProblem } = props;
  const t = useTranslations("recipeDrafts.basics");
  const { language, duration } = content;
  const difficulty = useDraftField("difficulty");
  // A recipe keeps its language when it is switched off.
  const languages = locales.filter((one) => isActiveLocale(one) || one === language);
  const texts = { content, onChange };
  return (
    <div className="draft-basics">
      <div className="grid content-start gap-6">
        <PictureField
          path="pictureId"
          label={t("picture")}
          value={content.pictureId}
          onChange={(pictureId) => onChange({ pictureId })}
          pictures={pictures}
          upload={draft.version > 0 ? { problem: pictureProblem?.code } : null}
          icons={icons}
        />
        <div className="empty:hidden">
          <ImportRecipe content={content} onImport={onChange} lookups={lookups} />
        </div>
      </div>
      <div className="grid content-start gap-6">
        <LanguageFields {...texts} field="title" label={t("title")} maxLength={draftLimits.title} />
        <LanguageFields
          {...texts}
          field="summary"
          label={t("summary")}
          hint={t("summaryHint")}
          maxLength={draftLimits.summary}
          hasLines
          className="min-h-20!"
        />
        <div className="flex flex-wrap gap-x-5 gap-y-6">
          <div id={difficulty.props.id} tabIndex={-1}>
            <SegmentedControl
              legend={t("difficulty")}
              name="difficulty"
              value={content.difficulty}
              options={difficulties.map((value) => ({ value, label: t(value) }))}
              onChange={(value) =>
                onChange({ difficulty: difficulties.find((one) => one === value) ?? content.difficulty })
              }
            />
            {difficulty.props.hint && <div className="mt-1 text-ink-3 text-sm">{difficulty.props.hint}</div>}
          </div>
          {languages.length > 1 ? (
            <SegmentedControl
              legend={t("language")}
              name="language"
              value={language}
              options={languages.map((value) => ({ value, label: t(value) }))}
              onChange={(value) => onChange(changeLanguage(content, value === "en" ? "en" : "de"))}
            />
          ) : (
            <input type="hidden" name="language" value={language} />
          )}
        </div>
        <ServingsField value={content.servings} onChange={(servings) => onChange({ servings })} />
        <div className="grid grid-cols-3 items-start gap-3">
          {(["preparation", "baking", "resting"] as const).map((part) => (
            <DraftDuration
              key={part}
              path={`duration.${part}`}
              label={t(part)}
              value={duration[part]}
              max={draftLimits.minutes}
              placeholder={t("minutes")}
              onChange={(minutes) => onChange({ duration: { ...duration, [part]: minutes } })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
