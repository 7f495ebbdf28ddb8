import { toImage } from "#app/api/content-json.ts";
import * as operations from "#app/api/users/me/adaptations/operations.ts";
import { createResource, implementForUser } from "#lib/api/api-resources/resource.ts";
import { listAdaptations } from "#lib/kitchen/adaptations/queries.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { storeAdaptation } from "./own-adaptation.ts";

export const dynamic = "force-dynamic";

/** The user's own versions of recipes. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForUser(operations.listAdaptations, async ({ locale, user, query: { page } }) => {
    const { data, meta } = await listAdaptations(locale, { userId: user.id, page });
    const { pagination } = meta;
    const listed = data.map(({ recipeId, title, href, picture, updatedAt }) => ({
      recipe_id: recipeId,
      title,
      url: href && absoluteUrl(href),
      image: toImage(picture),
      updated: updatedAt.toISOString(),
    }));
    // The page of the site shows the last page instead of one behind it.
    return { data: pagination.page === page ? listed : [], pagination: { ...pagination, page } };
  }),
  POST: implementForUser(operations.createAdaptation, async ({ user, body: { recipe, content } }) =>
    storeAdaptation({ userId: user.id, recipeId: recipe, version: 0, content }),
  ),
});
