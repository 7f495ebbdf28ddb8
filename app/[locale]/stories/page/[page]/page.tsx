import type { NumberedParams } from "#app/[locale]/numbered-list.ts";
import { StoryList, storyListMetadata } from "#app/[locale]/stories/story-list.tsx";

export const revalidate = 600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: NumberedParams) {
  return storyListMetadata({ page: Number((await params).page) });
}

export default async function StoriesNumberedPage({ params }: NumberedParams) {
  return <StoryList page={Number((await params).page)} />;
}
