import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { CommentsPage, commentsMetadata } from "#app/[locale]/comments/comments-page.tsx";
import { parseCommentsQuery } from "#app/[locale]/comments/load-comments.ts";
import { getStory } from "#lib/content/stories/queries.ts";

export const dynamic = "force-dynamic";

interface CommentsProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: CommentsProps) {
  const [{ slug }, locale] = await Promise.all([params, getLocale()]);
  return commentsMetadata(await getStory(locale, slug));
}

export default async function StoryCommentsPage({ params, searchParams }: CommentsProps) {
  const [{ slug }, query, locale] = await Promise.all([params, searchParams, getLocale()]);
  const story = await getStory(locale, slug);
  if (!story) notFound();
  return <CommentsPage item={story} route="/stories/[slug]/comments" query={parseCommentsQuery(query)} />;
}
