import { toArticleJson } from "#app/api/articles/article-json.ts";
import { findItemSlug } from "#app/api/content-json.ts";
import { getArticle } from "#lib/api/api-resources/operations/content.ts";
import { listItemTimes } from "#lib/api/api-resources/queries.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { getStory } from "#lib/content/stories/queries.ts";

export const dynamic = "force-dynamic";

/** A story with its blocks. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(getArticle, async ({ locale, params: { id = "" } }) => {
    const slug = await findItemSlug("/stories/[slug]", locale, id);
    const story = slug && (await getStory(locale, slug));
    if (!story) return null;
    return { data: toArticleJson(story, locale, (await listItemTimes([story.id])).get(story.id)) };
  }),
});
