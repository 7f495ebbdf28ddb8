import clsx from "clsx";
import { useTranslations } from "next-intl";
import { ClipButton } from "#components/recipes/clip-button.tsx";
import { Measured } from "#components/recipes/measured.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { RecipeStep } from "#lib/recipes/recipe.ts";
import { stepId } from "#lib/recipes/step-id.ts";

export function RecipeSteps({ steps }: { steps: RecipeStep[] }) {
  const t = useTranslations("recipes.steps");
  return (
    <>
      <h2 id="steps-title" className="mb-6 text-2xl print:mb-[4pt]">
        {t("title")}
      </h2>
      <ol className="grid gap-12 print:block">
        {steps.map((step, index) => (
          <Step key={stepId(index + 1)} step={step} number={index + 1} />
        ))}
      </ol>
    </>
  );
}

function Step({ step, number }: { step: RecipeStep; number: number }) {
  const t = useTranslations("recipes.steps");
  const { heading, text, tip, video } = step;
  const picture = step.picture ?? video?.poster;
  return (
    <li
      id={stepId(number)}
      className={clsx(
        "grid break-inside-avoid gap-x-8 gap-y-4 print:mb-[4pt] print:block",
        picture && "md:grid-cols-[1fr_15.5rem] lg:max-xl:grid-cols-[1fr_11rem]",
      )}
    >
      <div className="grid min-w-0 content-start gap-4 print:block print:pl-[0.9cm]">
        <h3 className="flex items-baseline gap-3 text-xl print:-ml-[0.9cm] print:gap-0 print:text-[11.5pt]">
          <span className="min-w-8 text-[2.75rem] text-kobalt leading-[0.9] print:min-w-[0.9cm] print:text-[15pt]">
            {number}
          </span>
          {heading || <span className="sr-only">{t("step", { number })}</span>}
        </h3>
        <Uses step={step} />
        <p className="max-w-measure hyphens-auto whitespace-pre-line text-lg leading-read [hyphenate-limit-chars:12_5_4] print:max-w-none print:text-[9.25pt] print:leading-[1.28]">
          {text}
        </p>
        {tip && (
          <p className="max-w-measure border-senf border-l-4 py-[0.2rem] pl-4 print:mt-[3pt] print:max-w-none print:border-l-2 print:py-0 print:text-[9.25pt] print:leading-[1.28]">
            <b className="font-strong">{t("tip")}</b> {tip}
          </p>
        )}
      </div>
      {picture && (
        <div className="self-start print:hidden">
          <span className="photo karo karo-pale">
            <Picture picture={picture} use="step" />
          </span>
          {video && <ClipButton video={video} />}
        </div>
      )}
    </li>
  );
}

/** What is picked up in this step: amounts on tint, tools in dashes. */
function Uses({ step: { ingredients, utensils } }: { step: RecipeStep }) {
  const t = useTranslations("recipes.steps");
  if (ingredients.length + utensils.length === 0) return null;
  const chip =
    "rounded-1 px-[0.55rem] py-[0.22rem] print:inline print:border-0 print:p-0 print:not-last:after:content-[',_']";
  return (
    <ul
      aria-label={t("uses")}
      className="flex max-w-measure flex-wrap gap-x-[0.4rem] gap-y-[0.3rem] text-sm print:block print:max-w-none print:text-[8.5pt]"
    >
      {ingredients.map((ingredient) => (
        <li key={ingredient.position} className={clsx(chip, "bg-tint")}>
          {ingredient.amount !== null && (
            <>
              <b className="font-strong">
                <Measured ingredient={ingredient} />
              </b>{" "}
            </>
          )}
          {ingredient.name}
        </li>
      ))}
      {utensils.map((utensil) => (
        <li key={utensil.id} className={clsx(chip, "border border-line-strong border-dashed")}>
          {utensil.name}
        </li>
      ))}
    </ul>
  );
}
