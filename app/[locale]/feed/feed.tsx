import { getTranslations } from "next-intl/server";
import { Fragment, type ReactNode } from "react";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { NewsletterPanel } from "#components/business/newsletters/newsletter-panel.tsx";
import { HomeIntro } from "#components/content/feeds/home-intro.tsx";
import { QuizTeaser } from "#components/people/preferences/quiz-teaser.tsx";
import type { Card } from "#lib/content/cards/card.ts";
import { type FeedModule, listFeedModules } from "#lib/content/feeds/queries.ts";
import { isActiveAt, nextChangeAt } from "#lib/content/feeds/schedule.ts";
import { mealStartHours } from "#lib/kitchen/what-to-cook/meals.ts";
import { cacheUntil } from "#lib/platform/cache/cache.ts";
import type { FeedName, ModuleData } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { nextHourAt } from "#lib/platform/time/time-zone.ts";
import { AuthorModule } from "./author-module.tsx";
import { ArticleModule, AutomatedModule, findLargeRecipe, RecipeModule, ShoppingTipModule } from "./card-modules.tsx";
import { followedRecipesId } from "./followed-recipes-id.ts";
import { CategoriesModule, CollectionModule, LinkModule, SearchModule } from "./link-modules.tsx";
import { PartnersModule } from "./partners-module.tsx";
import { VideoModule } from "./video-module.tsx";
import { WhatToCookModule } from "./what-to-cook-module.tsx";

/** The module that the recipes of followed authors come after: below the first screen. */
const followedRecipesIndex = 1;

interface FeedProps {
  locale: Locale;
  name: FeedName;
  /** The first recipe module carries the page's h1. */
  hasTitle?: boolean;
}

/** The modules of a feed that are scheduled for now, in the order of the editors. */
export async function Feed({ locale, name, hasTitle = false }: FeedProps) {
  const now = currentTime();
  const all = await listFeedModules(locale, name);
  const modules = all.filter((module) => isActiveAt(module, now));
  await cacheUntil(nextChangeAt(all, now));
  if (modules.some(({ data }) => data.type === "what_to_cook_today")) await cacheUntil(nextHourAt(now, mealStartHours));
  return <FeedModules locale={locale} name={name} hasTitle={hasTitle} modules={modules} now={now} />;
}

interface FeedModulesProps extends FeedProps {
  /** Those that are due, in display order. */
  modules: Pick<FeedModule, "id" | "data">[];
  now: Date;
}

/** The modules of a feed at an instant; editors also look at later ones. */
export async function FeedModules({ locale, name, hasTitle = false, modules, now }: FeedModulesProps) {
  const path = address(locale, name === "home" ? "/" : `/${name}`);
  const largeRecipes = await findLargeRecipes(locale, modules, now);
  const [firstId] = largeRecipes.keys();
  const title = hasTitle ? firstId : undefined;
  return (
    <>
      {hasTitle && <HomeIntro />}
      {hasTitle && !title && <HiddenTitle />}
      {withSlotsOnce(modules).map(({ id, data }, index) => (
        <Fragment key={id}>
          <Module
            id={`module-${index}`}
            locale={locale}
            now={now}
            data={data}
            isTitle={id === title}
            path={path}
            largeRecipe={largeRecipes.get(id)}
            largeIds={[...largeRecipes.values()].map((recipe) => recipe.id)}
          />
          {index === followedRecipesIndex && name === "home" && <div id={followedRecipesId} />}
        </Fragment>
      ))}
    </>
  );
}

/** The browser fills each slot of a page once; a second place for it would stay empty. */
function withSlotsOnce(modules: FeedModulesProps["modules"]): FeedModulesProps["modules"] {
  const slots = modules.map(({ data }) => (data.type === "advertisement" ? data.slot : null));
  return modules.filter((_, index) => !slots[index] || slots.indexOf(slots[index]) === index);
}

/** The recipe of each module that shows one in large: by id of the module, in their order. */
async function findLargeRecipes(
  locale: Locale,
  modules: FeedModulesProps["modules"],
  now: Date,
): Promise<Map<string, Card>> {
  const recipes = await Promise.all(
    modules.map(async ({ id, data }) => ({
      id,
      recipe: data.type === "recipe" ? await findLargeRecipe(locale, data, now) : undefined,
    })),
  );
  return new Map(recipes.flatMap(({ id, recipe }) => (recipe ? [[id, recipe] as const] : [])));
}

async function HiddenTitle() {
  const t = await getTranslations("feeds.home");
  return <h1 className="sr-only">{t("title")}</h1>;
}

export interface ModuleProps<Type extends ModuleData["type"]> {
  /** Unique on the page, for `aria-labelledby`. */
  id: string;
  locale: Locale;
  now: Date;
  data: Extract<ModuleData, { type: Type }>;
  isTitle: boolean;
}

interface AnyModuleProps extends Omit<ModuleProps<never>, "data"> {
  data: ModuleData;
  path: string;
  /** Of this module. */
  largeRecipe: Card | undefined;
  /** Of all modules. */
  largeIds: string[];
}

function Module({ data, path, largeRecipe, largeIds, ...rest }: AnyModuleProps): ReactNode {
  switch (data.type) {
    case "recipe":
      return largeRecipe && <RecipeModule data={data} card={largeRecipe} {...rest} />;
    case "article":
      return <ArticleModule data={data} {...rest} />;
    case "automated":
      return <AutomatedModule data={data} largeIds={largeIds} {...rest} />;
    case "shopping_tip":
      return <ShoppingTipModule data={data} {...rest} />;
    case "collection":
      return <CollectionModule data={data} {...rest} />;
    case "link_collection":
      return <LinkModule data={data} {...rest} />;
    case "categories_collection":
      return <CategoriesModule data={data} {...rest} />;
    case "featured_search":
      return <SearchModule data={data} {...rest} />;
    case "author_carousel":
      return <AuthorModule data={data} {...rest} />;
    case "player":
      return <VideoModule data={data} {...rest} />;
    case "partners":
      return <PartnersModule data={data} {...rest} />;
    case "what_to_cook_today":
      return <WhatToCookModule now={rest.now} />;
    case "onboarding":
      return <QuizTeaser id={rest.id} />;
    case "newsletter":
      return <NewsletterPanel id={rest.id} />;
    case "advertisement":
      return <AdPlace name={data.slot} path={path} />;
  }
}
