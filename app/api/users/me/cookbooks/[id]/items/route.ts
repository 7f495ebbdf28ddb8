import { listCardJson } from "#app/api/content-json.ts";
import { toPagination } from "#app/api/users/me/cookbooks/cookbook-pages.ts";
import { implementForCookbook } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { addCookbookItem, listCookbookItems } from "#app/api/users/me/cookbooks/operations.ts";
import { createResource } from "#lib/api/api-resources/resource.ts";
import { CookbookError } from "#lib/kitchen/cookbooks/errors.ts";
import { addItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { undoMoveItem } from "#lib/kitchen/cookbooks/move-mutations.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/kitchen/cookbooks/queries-own.ts";
import { revalidateCookbooks } from "#lib/kitchen/cookbooks/revalidation.ts";

export const dynamic = "force-dynamic";

/**
 * The entries in order. `item` is null when it is no longer public or has no text in this language.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implementForCookbook(listCookbookItems, async ({ locale, user, id, query: { page, size } }) => {
    if (!(await getOwnCookbook(user.id, id, locale))) throw new CookbookError("missing");
    const entries = await listOwnEntries(user.id, id);
    const shown = entries.slice((page - 1) * size, page * size);
    const visibleIds = shown.filter(({ isVisible }) => isVisible).map(({ itemId }) => itemId);
    const cards = await listCardJson(locale, visibleIds);
    const data = shown.map(({ itemId, note, savedAt }) => ({
      id: itemId,
      note,
      saved: savedAt.toISOString(),
      item: cards.find((card) => card.id === itemId) ?? null,
    }));
    return { data, pagination: toPagination(page, size, entries.length) };
  }),
  POST: implementForCookbook(addCookbookItem, async ({ user, id, body: { id: itemId, from } }) => {
    const key = { userId: user.id, cookbookId: id, itemId };
    revalidateCookbooks(await (from === undefined ? addItem(key) : undoMoveItem({ ...key, from })));
    return null;
  }),
});
