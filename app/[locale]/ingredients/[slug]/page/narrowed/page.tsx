import { IngredientView, ingredientMetadata } from "#app/[locale]/ingredients/[slug]/ingredient-view.tsx";
import { type NarrowedSlugParams, readNarrowing } from "#app/[locale]/narrowing.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: NarrowedSlugParams) {
  return ingredientMetadata((await params).slug, { isIndexed: false });
}

export default async function NarrowedIngredientPage({ params, searchParams }: NarrowedSlugParams) {
  const { slug } = await params;
  const narrowing = await readNarrowing(searchParams, { route: "/ingredients/[slug]", slug });
  return <IngredientView slug={slug} page={narrowing.input.page} narrowing={narrowing} />;
}
