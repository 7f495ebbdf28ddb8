import { cookbookRoute, pagination, parsePagination } from "#app/api/users/me/cookbooks/cookbook-route.ts";
import { getContentCards } from "#lib/cards/content-card-queries.ts";
import { CookbookError } from "#lib/cookbooks/errors.ts";
import { addItem } from "#lib/cookbooks/item-mutations.ts";
import { undoMoveItem } from "#lib/cookbooks/move-mutations.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/cookbooks/queries-own.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { addItemSchema } from "#lib/cookbooks/schema.ts";
import { json, readBody } from "#lib/http/api.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";

export const dynamic = "force-dynamic";

/**
 * The entries in order. `item` is null when it is no longer public or has no text in this language.
 */
export const GET = cookbookRoute(async ({ request, user, id }) => {
  const locale = negotiateLocale(request.headers);
  const { page, size } = parsePagination(request);
  if (!(await getOwnCookbook(user.id, id, locale))) throw new CookbookError("missing");
  const entries = await listOwnEntries(user.id, id);
  const shown = entries.slice((page - 1) * size, page * size);
  const cards = await getContentCards(
    locale,
    shown.filter(({ isVisible }) => isVisible).map(({ itemId }) => itemId),
  );
  const data = shown.map(({ itemId, note, savedAt }) => ({
    id: itemId,
    note,
    saved: savedAt.toISOString(),
    item: cards.find((card) => card.id === itemId) ?? null,
  }));
  return json({ data, meta: pagination(page, size, entries.length) });
});

/**
 * Adds an item, once; 409 when the cookbook is full. With `from` it undoes a move to that cookbook
 * of the last minute.
 */
export const POST = cookbookRoute(async ({ request, user, id }) => {
  const { id: itemId, from } = await readBody(request, addItemSchema);
  const key = { userId: user.id, cookbookId: id, itemId };
  revalidateCookbooks(await (from === undefined ? addItem(key) : undoMoveItem({ ...key, from })));
  return json(null, 204);
});
