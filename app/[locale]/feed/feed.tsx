import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { NewsletterPanel } from "#components/newsletters/newsletter-panel.tsx";
import { QuizTeaser } from "#components/tastes/quiz-teaser.tsx";
import { nextStroke } from "#lib/berlin.ts";
import { keepUntil } from "#lib/cache.ts";
import { listCardsById } from "#lib/cards/queries.ts";
import type { FeedName, ModuleData } from "#lib/db/tables/feeds.ts";
import { type FeedModule, listFeedModules } from "#lib/feeds/queries.ts";
import { isTimeOf, nextChange } from "#lib/feeds/schedule.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { mealHours } from "#lib/suggestions/meals.ts";
import { ArticleModule, AutomatedModule, RecipeModule, ShoppingTipModule } from "./card-modules.tsx";
import { CategoriesModule, CollectionModule, LinkModule, SearchModule } from "./link-modules.tsx";
import { AuthorModule, PartnersModule, PlayerModule, QuizModule } from "./other-modules.tsx";

interface FeedProps {
  locale: Locale;
  name: FeedName;
  /** The first recipe module carries the page's h1. */
  hasTitle?: boolean;
}

/** The modules of a feed whose time it is, one below the other, in the order the editors gave them. */
export async function Feed({ locale, name, hasTitle = false }: FeedProps) {
  const now = new Date();
  const all = await listFeedModules(locale, name);
  const modules = all.filter((module) => isTimeOf(module, now));
  await keepUntil(nextChange(all, now));
  if (modules.some(({ data }) => data.type === "what_to_cook_today")) await keepUntil(nextStroke(now, mealHours));
  const title = hasTitle ? await findTitle(locale, modules) : undefined;
  return (
    <>
      {hasTitle && !title && <HiddenTitle />}
      {modules.map(({ id, data }, index) => (
        <Module key={id} id={`module-${index}`} locale={locale} now={now} data={data} isTitle={id === title} />
      ))}
    </>
  );
}

/** The first module that shows a dish: not one whose recipes have all been taken out of sight. */
async function findTitle(locale: Locale, modules: FeedModule[]): Promise<string | undefined> {
  for (const { id, data } of modules) {
    if (data.type === "recipe" && (await listCardsById(locale, data.itemIds)).length > 0) return id;
  }
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

function Module({ data, ...rest }: Omit<ModuleProps<never>, "data"> & { data: ModuleData }): ReactNode {
  switch (data.type) {
    case "recipe":
      return <RecipeModule data={data} {...rest} />;
    case "article":
      return <ArticleModule data={data} {...rest} />;
    case "automated":
      return <AutomatedModule data={data} {...rest} />;
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
      return <PlayerModule data={data} {...rest} />;
    case "partners":
      return <PartnersModule data={data} {...rest} />;
    case "what_to_cook_today":
      return <QuizModule now={rest.now} />;
    case "onboarding":
      return <QuizTeaser id={rest.id} />;
    case "newsletter":
      return <NewsletterPanel id={rest.id} />;
    case "advertisement":
      return <AdSlot name={data.slot} />;
  }
}
