import { readIdempotentId } from "#lib/api/api-resources/idempotency-key.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { createUserCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { countOwnCookbooks, getOwnCookbook, listOwnCookbooks } from "#lib/kitchen/cookbooks/queries-own.ts";
import { countCookbookCreation } from "#lib/kitchen/cookbooks/rate-limits.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";
import { serializeCookbook, serializeListedCookbook } from "./cookbook-json.ts";
import { toPagination } from "./cookbook-pages.ts";
import { implementForCookbook } from "./cookbook-route.ts";
import { createCookbook, listCookbooks } from "./operations.ts";

export const dynamic = "force-dynamic";

/**
 * The user's cookbooks, last changed first; with `?item={id}` each says whether it holds that item.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForCookbook(listCookbooks, async ({ locale, user, query: { page, size, item: itemId } }) => {
    const [cookbooks, count] = await Promise.all([
      listOwnCookbooks({ userId: user.id, locale, itemId, page, pageSize: size }),
      countOwnCookbooks(user.id),
    ]);
    const serialize = itemId === undefined ? serializeCookbook : serializeListedCookbook;
    return {
      data: cookbooks.map((cookbook) => serialize(cookbook, locale)),
      pagination: toPagination(page, size, count),
    };
  }),
  POST: implementForCookbook(createCookbook, async ({ request, locale, user, body }) => {
    await countCookbookCreation(user.id);
    const { id, ...change } = await createUserCookbook({
      ...body,
      id: readIdempotentId(request.headers, user.id, body),
      userId: user.id,
      locale: user.locale ?? locale,
    });
    revalidateCookbooks(change);
    const cookbook = await getOwnCookbook(user.id, id, locale);
    return cookbook && { data: serializeCookbook(cookbook, locale) };
  }),
});
