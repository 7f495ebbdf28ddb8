import { parse, readBody, reply } from "#lib/api.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { startCookbook } from "#lib/cookbooks/mutations.ts";
import { countOwnCookbooks, getOwnCookbook, listOwnCookbooks } from "#lib/cookbooks/own-books.ts";
import { createInput, idField } from "#lib/cookbooks/schema.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { cookbookDoor, pageOf, pagination } from "./cookbook-door.ts";
import { viewCookbook, viewHoldingCookbook } from "./cookbook-view.ts";

export const dynamic = "force-dynamic";

/** One's own cookbooks, the one used last first; with `?item={id}` each says whether that item is in it. */
export const GET = cookbookDoor(async ({ request, viewer }) => {
  const { page, size } = pageOf(request);
  const asked = new URL(request.url).searchParams.get("item");
  const itemId = asked === null ? undefined : parse(asked, idField);
  const locale = localeOf(request.headers);
  const [books, count] = await Promise.all([
    listOwnCookbooks({ userId: viewer.id, locale, itemId, page, size }),
    countOwnCookbooks(viewer.id),
  ]);
  const view = itemId === undefined ? viewCookbook : viewHoldingCookbook;
  return reply({ data: books.map((book) => view(book, locale)), meta: pagination(page, size, count) });
});

/** A new cookbook; with `item` something is in it at once. 409 when the shelf is full. */
export const POST = cookbookDoor(async ({ request, viewer }) => {
  const input = await readBody(request, createInput);
  const locale = localeOf(request.headers);
  const { id, ...changed } = await startCookbook({ ...input, userId: viewer.id, locale: viewer.locale ?? locale });
  expireCookbooks(changed);
  const book = await getOwnCookbook(viewer.id, id, locale);
  return reply({ data: book && viewCookbook(book, locale) }, 201);
});
