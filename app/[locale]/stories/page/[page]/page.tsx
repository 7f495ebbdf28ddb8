import type { PaginatedPageParams } from "#app/[locale]/paginated-list.ts";
import { StoryList, storyListMetadata } from "#app/[locale]/stories/story-list.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: PaginatedPageParams) {
  return storyListMetadata({ page: Number((await params).page) });
}

export default async function PaginatedStoriesPage({ params }: PaginatedPageParams) {
  return <StoryList page={Number((await params).page)} />;
}
