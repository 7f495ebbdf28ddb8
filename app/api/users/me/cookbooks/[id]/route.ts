import { readBody, reply } from "#lib/api.ts";
import { CookbookError } from "#lib/cookbooks/errors.ts";
import { expireCookbooks } from "#lib/cookbooks/expiry.ts";
import { changeCookbook, deleteCookbook } from "#lib/cookbooks/mutations.ts";
import { getOwnCookbook } from "#lib/cookbooks/own-books.ts";
import { changeInput } from "#lib/cookbooks/schema.ts";
import { localeOf } from "#lib/i18n/request-locale.ts";
import { type Asked, cookbookDoor } from "../cookbook-door.ts";
import { viewCookbook } from "../cookbook-view.ts";

export const dynamic = "force-dynamic";

export const GET = cookbookDoor(answerCookbook);

/** Changes title, summary or visibility; what is not named stays. */
export const PUT = cookbookDoor(async (asked) => {
  const { request, viewer, id } = asked;
  const change = await readBody(request, changeInput);
  expireCookbooks(await changeCookbook({ ...change, userId: viewer.id, id, locale: localeOf(request.headers) }));
  return answerCookbook(asked);
});

/** Deletes a cookbook; for a minute `restore/` brings it back. */
export const DELETE = cookbookDoor(async ({ viewer, id }) => {
  expireCookbooks(await deleteCookbook({ userId: viewer.id, id }));
  return reply(null, 204);
});

async function answerCookbook({ request, viewer, id }: Asked): Promise<Response> {
  const locale = localeOf(request.headers);
  const book = await getOwnCookbook(viewer.id, id, locale);
  if (!book) throw new CookbookError("missing");
  return reply({ data: viewCookbook(book, locale) });
}
