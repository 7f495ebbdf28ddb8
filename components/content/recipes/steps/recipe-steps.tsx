import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { controlsId } from "#components/content/recipes/cook-mode/step-elements.ts";
import { PreparationPage } from "#components/content/recipes/steps/preparation-page.tsx";
import { StepItems } from "#components/content/recipes/steps/step-items.tsx";
import { RecipeText } from "#components/content/recipes/text/recipe-text.tsx";
import { VideoButton } from "#components/content/recipes/video-button.tsx";
import { Picture } from "#components/ui/media/picture.tsx";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import type { PreparationGroup } from "#lib/content/recipes/cook-mode/preparation.ts";
import { type Recipe, type RecipeStep, stepId } from "#lib/content/recipes/recipe.ts";

interface RecipeStepsProps extends Pick<Recipe, "steps" | "unitNames"> {
  /** The reader's notes on steps, by position. */
  notes?: Record<number, ReactNode>;
  /** Cook mode begins with it. */
  preparation?: PreparationGroup[];
}

/** The steps; the controls of cook mode come below them. */
export function RecipeSteps({ steps, unitNames, notes, preparation = [] }: RecipeStepsProps) {
  const t = useTranslations("recipes.steps");
  return (
    <>
      <h2 id="steps-title" className="mb-6 text-2xl print:mb-[4pt]">
        {t("title")}
      </h2>
      <ol className="grid gap-12 print:block">
        {preparation.length > 0 && <PreparationPage groups={preparation} unitNames={unitNames} />}
        {steps.map((step, index) => (
          <Step key={stepId(index + 1)} step={step} number={index + 1} unitNames={unitNames} note={notes?.[index]} />
        ))}
      </ol>
      <div id={controlsId} />
    </>
  );
}

interface StepProps extends Pick<Recipe, "unitNames"> {
  step: RecipeStep;
  /** Counted from 1. */
  number: number;
  note?: ReactNode;
}

function Step({ step, number, unitNames, note }: StepProps) {
  const t = useTranslations("recipes.steps");
  const { heading, textParts, tipParts, video } = step;
  const picture = step.picture ?? video?.poster;
  return (
    <li id={stepId(number)} className={clsx("step", picture && "step-with-picture")}>
      <div className="step-body">
        <label className="step-done">
          <input type="checkbox" data-tick={stepId(number)} />
          <HiddenText>{t("done", { number })}</HiddenText>
        </label>
        <h3 className="step-heading">
          <span className="step-number">{number}</span>
          {heading ? (
            <span className="step-title">{heading}</span>
          ) : (
            <span className="sr-only">{t("step", { number })}</span>
          )}
        </h3>
        <StepItems step={step} unitNames={unitNames} />
        <p className="step-text">
          <RecipeText parts={textParts} unitNames={unitNames} step={number} />
        </p>
        {tipParts.length > 0 && (
          <p className="step-tip">
            <b>{t("tip")}</b>{" "}
            <RecipeText
              parts={tipParts}
              unitNames={unitNames}
              step={number}
              firstDuration={textParts.filter(isDuration).length}
            />
          </p>
        )}
        {note}
      </div>
      {picture && (
        <div className="step-picture self-start print:hidden">
          <span className="photo gingham gingham-pale">
            <Picture picture={picture} variant="step" />
          </span>
          {video && <VideoButton video={video} />}
        </div>
      )}
    </li>
  );
}

const isDuration = (part: RecipeStep["textParts"][number]) => typeof part === "object" && part.type === "duration";
