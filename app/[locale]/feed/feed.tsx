import type { ReactNode } from "react";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { NewsletterPanel } from "#components/newsletters/newsletter-panel.tsx";
import type { FeedName, ModuleData } from "#lib/db/tables/feeds.ts";
import { listFeedModules } from "#lib/feeds/queries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { ArticleModule, AutomatedModule, RecipeModule, ShoppingTipModule } from "./card-modules.tsx";
import { CategoriesModule, CollectionModule, LinkModule, SearchModule } from "./link-modules.tsx";
import { AuthorModule, PartnersModule, PlayerModule, QuizModule } from "./other-modules.tsx";

interface FeedProps {
  locale: Locale;
  name: FeedName;
  /** The first recipe module carries the page's h1. */
  hasTitle?: boolean;
}

/** The modules of a feed, one below the other, in the order the editors gave them. */
export async function Feed({ locale, name, hasTitle = false }: FeedProps) {
  const modules = await listFeedModules(locale, name);
  const title = hasTitle ? modules.findIndex(({ data }) => data.type === "recipe") : -1;
  return modules.map(({ id, data }, index) => (
    <Module key={id} id={`module-${index}`} locale={locale} data={data} isTitle={index === title} />
  ));
}

export interface ModuleProps<Type extends ModuleData["type"]> {
  /** Unique on the page, for `aria-labelledby`. */
  id: string;
  locale: Locale;
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
      return <QuizModule />;
    case "newsletter":
      return <NewsletterPanel id={rest.id} />;
    case "advertisement":
      return <AdSlot name={data.slot} />;
  }
}
