import { type NarrowedParams, readNarrowing } from "#app/[locale]/narrowing.ts";
import { StoryList, storyListMetadata } from "#app/[locale]/stories/story-list.tsx";
import { storySorts } from "#lib/searches/choice.ts";

export const dynamic = "force-dynamic";

export function generateMetadata() {
  return storyListMetadata({ isIndexed: false });
}

export default async function NarrowedStoriesPage({ searchParams }: NarrowedParams) {
  const narrowing = await readNarrowing(searchParams, { route: "/stories", sorts: storySorts });
  return <StoryList page={narrowing.input.page} narrowing={narrowing} />;
}
