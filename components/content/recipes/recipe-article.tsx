import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IngredientList } from "#components/content/recipes/ingredient-list.tsx";
import { Keeping } from "#components/content/recipes/keeping.tsx";
import { Nutrition } from "#components/content/recipes/nutrition.tsx";
import { RecipeProvider } from "#components/content/recipes/recipe-context.tsx";
import { PrintedCredit } from "#components/content/recipes/recipe-credit.tsx";
import { RecipeHeader } from "#components/content/recipes/recipe-header.tsx";
import { RecipeOutro } from "#components/content/recipes/recipe-outro.tsx";
import { SectionTabs } from "#components/content/recipes/section-tabs.tsx";
import { RecipeSteps } from "#components/content/recipes/steps/recipe-steps.tsx";
import { StickySidebar } from "#components/content/recipes/sticky-sidebar.tsx";
import { ChefsNote } from "#components/content/recipes/text/chefs-note.tsx";
import { TickArea } from "#components/content/recipes/ticks/tick-area.tsx";
import { TimeBar } from "#components/content/recipes/time-bar.tsx";
import { Utensils } from "#components/content/recipes/utensils.tsx";
import { VariantSlot } from "#components/content/recipes/variant-slot.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { listPreparation } from "#lib/content/recipes/cook-mode/preparation.ts";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { toRecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { site } from "#lib/platform/config/site.ts";

/** In characters of the steps. */
const maxPrintedLength = 2000;

interface RecipeArticleProps {
  recipe: Recipe;
  badge?: ReactNode;
  /** Buttons: like, save. */
  actions?: ReactNode;
  /** Mean rating, for the header. */
  rating?: ReactNode;
  /** Given, the section with the comments stands below the recipe. */
  commentCount?: number;
  /** The reader's note, below ingredients and utensils. */
  note?: ReactNode;
  /** Button below the ingredients. */
  shopping?: ReactNode;
  /** Rating form after the last step. */
  ratingBox?: ReactNode;
  /** Opens cook mode, first of the actions. */
  cookModeButton?: ReactNode;
  /** The same in the narrow row of the tabs. */
  compactCookModeButton?: ReactNode;
  cookMode?: ReactNode;
  /** Printed below the recipe. */
  url: string;
  /** Level of the title: "h2" for a preview on a page of its own. */
  heading?: "h1" | "h2";
}

/** The recipe itself; print styles print this and nothing else of the page. */
export function RecipeArticle(props: RecipeArticleProps) {
  const { recipe, badge, actions, rating, commentCount, shopping, note, ratingBox, cookModeButton, cookMode } = props;
  const { url, heading } = props;
  const t = useTranslations("recipes.tabs");
  // In the order of the page.
  const sections = [
    "ingredients",
    "steps",
    ...(recipe.nutrition ? (["nutrition"] as const) : []),
    ...(commentCount === undefined ? [] : (["comments"] as const)),
  ] as const;
  const titleOf = (id: (typeof sections)[number]) =>
    id === "comments" && commentCount ? `${t(id)} ${commentCount}` : t(id);
  return (
    <RecipeProvider recipe={toRecipeBase(recipe, useLocale())}>
      <TickArea>
        <article data-read={commentCount === undefined ? undefined : recipe.id} data-long={isLong(recipe) || undefined}>
          <header className="wrap">
            <RecipeHeader
              recipe={recipe}
              badge={badge}
              rating={rating}
              actions={actions}
              cookModeButton={cookModeButton}
              heading={heading}
            />
            <TimeBar {...recipe} />
          </header>
          <div className="sticky top-(--header-h) z-tabs bg-page print:hidden">
            <div className="wrap flex items-center justify-between gap-4 border-line border-b max-md:w-full">
              <SectionTabs label={t("label")} sections={sections.map((id) => ({ id, title: titleOf(id) }))} />
              {cookModeButton && (
                <div className="flex-none max-lg:hidden">
                  <PartBoundary>{cookModeButton}</PartBoundary>
                </div>
              )}
              {props.compactCookModeButton && (
                <div className="flex-none pr-(--gutter) lg:hidden">
                  <PartBoundary>{props.compactCookModeButton}</PartBoundary>
                </div>
              )}
            </div>
          </div>
          <div className="wrap mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:max-xl:gap-x-10 xl:grid-cols-[24rem_minmax(0,1fr)] print:mt-[8pt] print:gap-[0.6cm] print:grid-cols-[5.3cm_1fr] [@media_print_and_(max-width:15cm)]:!grid-cols-1">
            <section id="ingredients" aria-labelledby="ingredients-title">
              <StickySidebar>
                <VariantSlot part="ingredients">
                  <IngredientList
                    groups={recipe.groups}
                    servings={recipe.servings}
                    tin={recipe.tin}
                    ovenCelsius={recipe.ovenCelsius}
                    unitNames={recipe.unitNames}
                    footer={shopping && <PartBoundary>{shopping}</PartBoundary>}
                  />
                </VariantSlot>
                <div className="mt-6 grid gap-5 px-5 max-sm:px-0 print:mt-[10pt] print:gap-[8pt] print:px-0">
                  <Utensils utensils={recipe.utensils} unitNames={recipe.unitNames} />
                </div>
                <PartBoundary>{note}</PartBoundary>
              </StickySidebar>
            </section>
            <div className="min-w-0">
              <ChefsNote chefsNoteParts={recipe.chefsNoteParts} unitNames={recipe.unitNames} />
              <section id="steps" aria-labelledby="steps-title">
                <PartBoundary>{cookMode}</PartBoundary>
                <VariantSlot part="steps">
                  <RecipeSteps
                    steps={recipe.steps}
                    unitNames={recipe.unitNames}
                    preparation={listPreparation(recipe)}
                  />
                </VariantSlot>
                <Keeping keeping={recipe.keeping} unitNames={recipe.unitNames} />
                <RecipeOutro>{ratingBox && <PartBoundary>{ratingBox}</PartBoundary>}</RecipeOutro>
              </section>
              {recipe.nutrition && <Nutrition nutrition={recipe.nutrition} servingsType={recipe.servings.type} />}
            </div>
          </div>
          {recipe.source && <PrintedCredit source={recipe.source} />}
          <p className="print-source wrap">
            <b>{site.name}</b> {url}
          </p>
        </article>
      </TickArea>
    </RecipeProvider>
  );
}

/** Whether the print needs smaller type to stay on one sheet. */
function isLong({ steps }: Recipe): boolean {
  return steps.reduce((sum, { text, tip }) => sum + text.length + (tip?.length ?? 0), 0) > maxPrintedLength;
}
