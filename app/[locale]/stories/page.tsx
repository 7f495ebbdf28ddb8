import { StoryList, storyListMetadata } from "#app/[locale]/stories/story-list.tsx";

export const revalidate = 600;

export function generateMetadata() {
  return storyListMetadata({ page: 1 });
}

export default function StoriesPage() {
  return <StoryList page={1} />;
}
