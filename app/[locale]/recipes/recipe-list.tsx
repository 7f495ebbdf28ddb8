import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdPlace } from "#app/[locale]/ad-place.tsx";
import { FilterableList } from "#app/[locale]/filterable-list.tsx";
import type { Filtering } from "#app/[locale]/filtering.ts";
import { findHeadingPicture } from "#app/[locale]/heading-picture.ts";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { EmptyList } from "#components/content/cards/empty-list.tsx";
import { ListHeading } from "#components/content/cards/list-heading.tsx";
import { CreateRecipeLink } from "#components/content/recipe-drafts/create-recipe-link.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { ChipRow, type ChipRowItem } from "#components/ui/navigation/chip-row.tsx";
import { listFilters } from "#lib/content/cards/list-queries.ts";
import { type Category, listCategories } from "#lib/content/categories/queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

interface RecipeListProps {
  route: "/recipes" | "/recipes/community";
  page: number;
  filtering?: Filtering;
}

/** Categories linked from the list of all recipes, in this order. */
const shortcuts = ["breakfast", "lunch", "dinner", "dessert", "baking-all", "drinks-all"];

const messageNamespaces = { "/recipes": "cards.recipes", "/recipes/community": "cards.community" } as const;

const listTermsByRoute = {
  "/recipes": [listTerm.type("recipe")],
  "/recipes/community": [listTerm.type("recipe"), listTerm.author("community")],
};

/** `isIndexed` is false for filtered lists. */
export async function recipeListMetadata({
  route,
  ...facts
}: Pick<RecipeListProps, "route"> & { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const t = await getTranslations(messageNamespaces[route]);
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses(route), ...facts });
}

export async function RecipeList({ route, page, filtering }: RecipeListProps) {
  const locale = await getLocale();
  const filter = await listFilters[route]();
  const [categories, t, lists] = await Promise.all([
    listCategories(locale),
    getTranslations(messageNamespaces[route]),
    getTranslations("cards.list"),
  ]);
  const all = await getTranslations("cards.recipes");
  const currentCrumb = { title: t("crumb"), href: address(locale, route) };
  const parentCrumbs = route === "/recipes" ? [] : [{ title: all("crumb"), href: address(locale, "/recipes") }];
  const chips: ChipRowItem[] = [
    { title: lists("everything"), href: address(locale, "/recipes"), isCurrent: route === "/recipes" },
    ...shortcuts.flatMap((key) => categories.find((category) => category.key === key) ?? []).map(toChip),
    {
      title: lists("community"),
      href: address(locale, "/recipes/community"),
      isCurrent: route === "/recipes/community",
    },
    { title: lists("categories"), href: address(locale, "/categories") },
  ];
  return (
    <>
      <PageBreadcrumbs crumbs={[...parentCrumbs, currentCrumb]} />
      <div className="wrap">
        <ListHeading
          title={t("title")}
          intro={page === 1 && t("intro")}
          picture={page === 1 && !filtering ? await findHeadingPicture({ locale, ...filter }) : null}
          links={<ChipRow label={lists("topics")} chips={chips} />}
        >
          {route === "/recipes/community" && <CreateRecipeLink />}
        </ListHeading>
        <FilterableList
          filter={filter}
          listTerms={listTermsByRoute[route]}
          path={currentCrumb.href}
          page={page}
          filtering={filtering}
          name={t("title")}
          countLabel="recipes"
          isFirst
          empty={<EmptyList action={{ label: lists("categories"), href: address(locale, "/categories") }} />}
        />
      </div>
      <AdPlace name="content_1" path={currentCrumb.href} />
    </>
  );
}

function toChip({ title, href }: Category): ChipRowItem {
  return { title, href };
}
