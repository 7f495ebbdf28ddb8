"use client";
import { useTranslations } from "next-intl";
import { BasicsFields } from "#components/content/recipe-drafts/basics/basics-fields.tsx";
import { DetailsFields } from "#components/content/recipe-drafts/details/details-fields.tsx";
import type { DraftEditorProps } from "#components/content/recipe-drafts/draft-editor.tsx";
import type { EditorProps } from "#components/content/recipe-drafts/editor-props.ts";
import { IngredientsEditor } from "#components/content/recipe-drafts/ingredients/ingredients-editor.tsx";
import { PictureField } from "#components/content/recipe-drafts/pictures/picture-field.tsx";
import { StepsEditor } from "#components/content/recipe-drafts/steps/steps-editor.tsx";

/** The fields of one section. */
export function SectionFields(props: DraftEditorProps & EditorProps) {
  const { section, draft, content, onChange, errors, lookups, pictures, pictureProblem, icons } = props;
  const t = useTranslations("recipeDrafts.steps");
  const editor = { content, onChange, errors, lookups };
  if (section === "ingredients") return <IngredientsEditor {...editor} />;
  if (section === "steps")
    return <StepsEditor {...editor} renderPicture={(step, index) => renderPicture(step.id, step.pictureId, index)} />;
  return section === "details" ? <DetailsFields {...props} /> : <BasicsFields {...props} />;

  function renderPicture(stepId: string, value: string | null, index: number) {
    const setPicture = (pictureId: string | null) =>
      onChange({ steps: content.steps.map((step) => (step.id === stepId ? { ...step, pictureId } : step)) });
    const isStored = draft.version > 0 && draft.content.steps[index]?.id === stepId;
    return (
      <PictureField
        path={`steps.${index}.pictureId`}
        label={t("picture", { number: index + 1 })}
        value={value}
        onChange={setPicture}
        upload={isStored ? { problem: pictureProblem?.stepId === stepId ? pictureProblem.code : undefined } : null}
        pictures={pictures}
        icons={icons}
      />
    );
  }
}
