import { readBody, reply } from "#lib/api.ts";
import { readContentCards } from "#lib/cards/content-card.ts";
import { CookbookError } from "#lib/cookbooks/errors.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { moveBack, putItem } from "#lib/cookbooks/item-mutations.ts";
import { getOwnCookbook, listOwnEntries } from "#lib/cookbooks/own-books.ts";
import { putItemInput } from "#lib/cookbooks/schema.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { cookbookDoor, pageOf, pagination } from "../../cookbook-door.ts";

export const dynamic = "force-dynamic";

/** What is in a cookbook, in its order. `item` is null for what is not public any more or has no text in this language. */
export const GET = cookbookDoor(async ({ request, viewer, id }) => {
  const locale = localeOf(request.headers);
  const { page, size } = pageOf(request);
  if (!(await getOwnCookbook(viewer.id, id, locale))) throw new CookbookError("missing");
  const entries = await listOwnEntries(viewer.id, id);
  const shown = entries.slice((page - 1) * size, page * size);
  const cards = await readContentCards(
    locale,
    shown.filter(({ isSeen }) => isSeen).map(({ itemId }) => itemId),
  );
  const data = shown.map(({ itemId, note, savedAt }) => ({
    id: itemId,
    note,
    saved: savedAt.toISOString(),
    item: cards.find((card) => card.id === itemId) ?? null,
  }));
  return reply({ data, meta: pagination(page, size, entries.length) });
});

/** Puts something in, once; 409 when the cookbook is full. With `from` it comes back from where it was moved to within the last minute. */
export const POST = cookbookDoor(async ({ request, viewer, id }) => {
  const { id: itemId, from } = await readBody(request, putItemInput);
  const key = { userId: viewer.id, cookbookId: id, itemId };
  expireCookbooks(await (from === undefined ? putItem(key) : moveBack({ ...key, from })));
  return reply(null, 204);
});
