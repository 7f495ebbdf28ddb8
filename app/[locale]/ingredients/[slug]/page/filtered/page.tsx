import { type FilteredSlugPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { IngredientView, ingredientMetadata } from "#app/[locale]/ingredients/[slug]/ingredient-view.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: FilteredSlugPageParams) {
  return ingredientMetadata((await params).slug, { isIndexed: false });
}

export default async function FilteredIngredientPage({ params, searchParams }: FilteredSlugPageParams) {
  const { slug } = await params;
  const filtering = await readFiltering(searchParams, { route: "/ingredients/[slug]", slug });
  return <IngredientView slug={slug} page={filtering.input.page} filtering={filtering} />;
}
