import { getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CategoryTiles } from "#components/content/feeds/category-tiles.tsx";
import { CollectionPanel } from "#components/content/feeds/collection-panel.tsx";
import { LinkRows } from "#components/content/feeds/link-rows.tsx";
import { NumberedLinks } from "#components/content/feeds/numbered-links.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { countCards, listCardsById } from "#lib/content/cards/queries.ts";
import { listCategories } from "#lib/content/categories/queries.ts";
import { listCategoryTiles } from "#lib/content/categories/tile-queries.ts";
import type { FeedLink } from "#lib/content/feeds/feed-link.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import type { ModuleLink } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findPictures } from "#lib/platform/media/queries.ts";
import { address } from "#lib/platform/routing/address.ts";
import type { ModuleProps } from "./feed.tsx";
import { getMoreLink } from "./more-link.ts";

/** A picture with a text and links, and cards of related recipes and stories below. */
export async function CollectionModule({ id, locale, data }: ModuleProps<"collection">) {
  const [links, pictures, cards, more] = await Promise.all([
    resolveLinks(locale, data.links),
    findPictures(locale, [data.pictureId]),
    listCardsById(locale, data.itemIds),
    data.more && getMoreLink(locale, data.more),
  ]);
  if (links.length === 0 && cards.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={data.heading[locale]} more={more} />
      <CollectionPanel picture={pictures.get(data.pictureId) ?? null} text={data.text[locale]}>
        {links.length > 0 && <LinkRows links={links} />}
      </CollectionPanel>
      {cards.length > 0 && (
        <div className="mt-8">
          <CardGrid cards={cards} heading={3} />
        </div>
      )}
    </section>
  );
}

/** Links with a text as numbered rows with pictures, others as chips. */
export async function LinkModule({ id, locale, data }: ModuleProps<"link_collection">) {
  const t = await getTranslations("feeds.links");
  const links = await resolveLinks(locale, data.links);
  if (links.length === 0) return null;
  const hasTexts = links.some((link) => link.text);
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={data.heading[locale]} text={data.text?.[locale]} />
      {data.isSponsored && <Badge variant="outline">{t("sponsored")}</Badge>}
      {hasTexts ? (
        <NumberedLinks links={links} />
      ) : (
        <ul className="flex flex-wrap gap-3">
          {links.map((link) => (
            <li key={link.href}>
              <ChipLink href={link.href}>{link.title}</ChipLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export async function CategoriesModule({ id, locale, data }: ModuleProps<"categories_collection">) {
  const t = await getTranslations("feeds.more");
  const all = await listCategoryTiles(locale);
  const chosen = data.categoryIds.flatMap((categoryId) => all.find((category) => category.id === categoryId) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={data.heading[locale]}
        more={{ label: t("categories"), href: address(locale, "/categories") }}
      />
      <CategoryTiles categories={chosen} />
    </section>
  );
}

export function SearchModule({ id, locale, data }: ModuleProps<"featured_search">) {
  const search = address(locale, "/search");
  const terms = [...new Set(data.terms[locale])];
  if (terms.length === 0) return null;
  return (
    <section className="wrap section" aria-labelledby={id}>
      <SectionHeading id={id} title={data.heading[locale]} />
      <ul className="flex flex-wrap gap-3">
        {terms.map((term) => (
          <li key={term}>
            <ChipLink href={`${search}?search=${encodeURIComponent(term)}`}>{term}</ChipLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Resolves the links of a module to current addresses. Links to deleted content and duplicates are
 * left out.
 */
async function resolveLinks(locale: Locale, links: ModuleLink[]): Promise<FeedLink[]> {
  const [categories, ingredients, cards] = await Promise.all([
    listCategories(locale),
    listIngredients(locale),
    listCardsById(
      locale,
      links.flatMap(({ itemId }) => itemId ?? []),
    ),
  ]);
  const resolved = await Promise.all(
    links.map(async ({ title, text, categoryId, ingredientId, itemId, route }): Promise<FeedLink | null> => {
      const texts = { title: title[locale], text: text?.[locale] ?? "" };
      const card = cards.find(({ id }) => id === itemId);
      if (card) return { ...texts, href: card.href, picture: card.picture };
      if (route) return { ...texts, href: address(locale, route) };
      const target = [...categories, ...ingredients].find(({ id }) => id === categoryId || id === ingredientId);
      if (!target) return null;
      const filter = categoryId ? { categoryIds: [categoryId] } : { ingredientId };
      const { count, isCapped } = await countCards({ locale, type: "recipe", ...filter });
      return { ...texts, href: target.href, count: isCapped ? undefined : count };
    }),
  );
  const existing = resolved.filter((link) => link !== null);
  return existing.filter(({ href }, index) => index === existing.findIndex((other) => other.href === href));
}
