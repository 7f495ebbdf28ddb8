import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CommentsPage, commentsMetadata } from "#app/[locale]/comments/comments-page.tsx";
import { parseCommentsQuery } from "#app/[locale]/comments/load-comments.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";

export const dynamic = "force-dynamic";

interface CommentsProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: CommentsProps) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()]);
  return commentsMetadata(await getRecipe(locale, slug));
}

export default async function RecipeCommentsPage({ params, searchParams }: CommentsProps) {
  const [{ slug }, query, locale] = await Promise.all([params, searchParams, getLocale()]);
  const recipe = await getRecipe(locale, slug);
  if (!recipe) notFound();
  return <CommentsPage item={recipe} route="/recipes/[slug]/comments" query={parseCommentsQuery(query)} />;
}
