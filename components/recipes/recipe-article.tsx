import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Enjoy } from "#components/recipes/enjoy.tsx";
import { IngredientNote } from "#components/recipes/ingredient-note.tsx";
import { Nutrition } from "#components/recipes/nutrition.tsx";
import { RecipeHead } from "#components/recipes/recipe-head.tsx";
import { RecipeSteps } from "#components/recipes/recipe-steps.tsx";
import { SectionTabs } from "#components/recipes/section-tabs.tsx";
import { TimeBand } from "#components/recipes/time-band.tsx";
import { Utensils } from "#components/recipes/utensils.tsx";
import type { Recipe } from "#lib/recipes/recipe.ts";

interface RecipeArticleProps {
  recipe: Recipe;
  badge?: ReactNode;
  /** What the reader can do with it: like, save. */
  actions?: ReactNode;
  /** What others make of it, for the head. */
  rating?: ReactNode;
  /** Below the ingredients: a way to buy them. */
  shopping?: ReactNode;
  /** After the last step: a way to say what one makes of it. */
  verdict?: ReactNode;
  /** Where the sheet comes from, for paper. */
  address: string;
}

/** The recipe itself: everything that goes on paper, and nothing else does. */
export function RecipeArticle({ recipe, badge, actions, rating, shopping, verdict, address }: RecipeArticleProps) {
  const t = useTranslations("recipes.tabs");
  const sections = ["ingredients", "steps", ...(recipe.nutrition ? (["nutrition"] as const) : [])] as const;
  return (
    <article>
      <header className="wrap">
        <RecipeHead recipe={recipe} badge={badge} rating={rating} actions={actions} />
        <TimeBand {...recipe} />
      </header>
      <div className="sticky top-(--header-h) z-tabs bg-page print:hidden">
        <div className="wrap border-line border-b max-md:w-full">
          <SectionTabs label={t("label")} sections={sections.map((id) => ({ id, title: t(id) }))} />
        </div>
      </div>
      <div className="wrap mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:max-xl:gap-x-10 xl:grid-cols-[24rem_minmax(0,1fr)] print:mt-[8pt] print:grid-cols-[5.6cm_1fr] print:gap-[0.8cm]">
        <Beside>
          <IngredientNote
            groups={recipe.groups}
            servings={recipe.servings}
            ovenCelsius={recipe.ovenCelsius}
            foot={shopping}
          />
          <div className="mt-6 grid gap-5 px-5 max-sm:px-0 print:mt-[10pt] print:gap-[8pt] print:px-0">
            <Utensils utensils={recipe.utensils} />
            {recipe.nutrition && <Nutrition nutrition={recipe.nutrition} servingsType={recipe.servings.type} />}
          </div>
        </Beside>
        <section id="steps" aria-labelledby="steps-title" className="min-w-0">
          <RecipeSteps steps={recipe.steps} />
          <Enjoy>{verdict}</Enjoy>
        </section>
      </div>
      <p className="wrap hidden text-ink-3 print:mt-[6pt] print:block print:text-[9pt]">{address}</p>
    </article>
  );
}

/**
 * The column beside the steps stays in sight while they are read: what fits the window stands still below the tabs, what is longer runs
 * along until its end is seen. Both come from sticking to the lower edge with at least the height of the window.
 */
function Beside({ children }: { children: ReactNode }) {
  return (
    <section
      id="ingredients"
      aria-labelledby="ingredients-title"
      className="lg:flex lg:flex-col lg:justify-end print:block"
    >
      <div className="lg:sticky lg:bottom-5 lg:min-h-[calc(100vh-var(--header-h)-var(--tabs-h)-2.5rem)] print:static print:min-h-0">
        {children}
      </div>
    </section>
  );
}
