import { type FilteredPageParams, readFiltering } from "#app/[locale]/filtering.ts";
import { StoryList, storyListMetadata } from "#app/[locale]/stories/story-list.tsx";
import { storySorts } from "#lib/content/search/sorting.ts";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return storyListMetadata({ isIndexed: false });
}

export default async function FilteredStoriesPage({ searchParams }: FilteredPageParams) {
  const filtering = await readFiltering(searchParams, { route: "/stories", sorts: storySorts });
  return <StoryList page={filtering.input.page} filtering={filtering} />;
}
