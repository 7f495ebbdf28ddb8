import { answerChanges, asksForChanges } from "#app/api/list-changes.ts";
import { paginate } from "#app/api/taxonomy-json.ts";
import * as operations from "#lib/api/api-resources/operations/taxonomy.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { listTags, selectTags, type Tag } from "#lib/content/tags/queries.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

export const dynamic = "force-dynamic";

/** Tags that are not hidden and have public items. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(operations.listTags, async ({ request, locale, query }) => {
    if (asksForChanges(query))
      return answerChanges({ request, query }, "tag", async () => (await selectTags(locale)).map(toTagJson));
    const tags = (await listTags(locale)).filter(({ type }) => query.type === undefined || type === query.type);
    return paginate(tags.map(toTagJson), query);
  }),
});

function toTagJson({ href, ...tag }: Tag) {
  return { ...tag, is_hidden: false as const, url: absoluteUrl(href) };
}
