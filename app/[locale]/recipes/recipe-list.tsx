import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Listing } from "#app/[locale]/listing.tsx";
import type { Narrowing } from "#app/[locale]/narrowing.ts";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { NothingYet } from "#components/cards/nothing-yet.tsx";
import { AdSlot } from "#components/layout/ad-slot.tsx";
import { Trail } from "#components/layout/trail.tsx";
import { type ChipEntry, ChipRow } from "#components/ui/chip-row.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listFilters } from "#lib/cards/lists.ts";
import { type Category, listCategories } from "#lib/categories/queries.ts";
import { address, addresses } from "#lib/i18n/address.ts";
import { scope } from "#lib/search/scopes.ts";

interface RecipeListProps {
  route: "/recipes" | "/recipes/community";
  page: number;
  narrowing?: Narrowing;
}

/** Categories worth a jump from the list of everything, in this order. */
const shortcuts = ["breakfast", "lunch", "dinner", "dessert", "baking-all", "drinks-all"];

const wordsOf = { "/recipes": "cards.recipes", "/recipes/community": "cards.community" } as const;

const scopes = {
  "/recipes": [scope.type("recipe")],
  "/recipes/community": [scope.type("recipe"), scope.author("community")],
};

/** `isIndexed` is false where the list is narrowed down. */
export async function recipeListMetadata({
  route,
  ...facts
}: Pick<RecipeListProps, "route"> & { page?: number; isIndexed?: boolean }): Promise<Metadata> {
  const t = await getTranslations(wordsOf[route]);
  return listMetadata({ title: t("title"), description: t("description"), alternates: addresses(route), ...facts });
}

export async function RecipeList({ route, page, narrowing }: RecipeListProps) {
  const locale = await getLocale();
  const filter = await listFilters[route]();
  const [categories, t, lists] = await Promise.all([
    listCategories(locale),
    getTranslations(wordsOf[route]),
    getTranslations("cards.list"),
  ]);
  const all = await getTranslations("cards.recipes");
  const here = { title: t("crumb"), href: address(locale, route) };
  const above = route === "/recipes" ? [] : [{ title: all("crumb"), href: address(locale, "/recipes") }];
  const chips: ChipEntry[] = [
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
      <Trail crumbs={[...above, here]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={page === 1 && t("intro")} />
        <ChipRow label={lists("topics")} chips={chips} />
        <div className="mt-6">
          <Listing
            filter={filter}
            scope={scopes[route]}
            path={here.href}
            page={page}
            narrowing={narrowing}
            name={t("title")}
            counted="recipes"
            isFirst
            empty={<NothingYet action={{ label: lists("categories"), href: address(locale, "/categories") }} />}
          />
        </div>
      </div>
      <AdSlot name="content_1" />
    </>
  );
}

function toChip({ title, href }: Category): ChipEntry {
  return { title, href };
}
