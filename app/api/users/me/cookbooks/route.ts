import { createUserCookbook } from "#lib/cookbooks/mutations.ts";
import { countOwnCookbooks, getOwnCookbook, listOwnCookbooks } from "#lib/cookbooks/queries-own.ts";
import { revalidateCookbooks } from "#lib/cookbooks/revalidation.ts";
import { createCookbookSchema, idSchema } from "#lib/cookbooks/schema.ts";
import { json, parse, readBody } from "#lib/http/api.ts";
import { negotiateLocale } from "#lib/i18n/request-locale.ts";
import { serializeCookbook, serializeListedCookbook } from "./cookbook-json.ts";
import { cookbookRoute, pagination, parsePagination } from "./cookbook-route.ts";

export const dynamic = "force-dynamic";

/**
 * The user's cookbooks, last changed first; with `?item={id}` each says whether it holds that item.
 */
export const GET = cookbookRoute(async ({ request, user }) => {
  const { page, size } = parsePagination(request);
  const itemParam = new URL(request.url).searchParams.get("item");
  const itemId = itemParam === null ? undefined : parse(itemParam, idSchema);
  const locale = negotiateLocale(request.headers);
  const [cookbooks, count] = await Promise.all([
    listOwnCookbooks({ userId: user.id, locale, itemId, page, pageSize: size }),
    countOwnCookbooks(user.id),
  ]);
  const serialize = itemId === undefined ? serializeCookbook : serializeListedCookbook;
  return json({ data: cookbooks.map((cookbook) => serialize(cookbook, locale)), meta: pagination(page, size, count) });
});

/** Creates a cookbook, with `item` in it if given. 409 when the user has the maximum number. */
export const POST = cookbookRoute(async ({ request, user }) => {
  const input = await readBody(request, createCookbookSchema);
  const locale = negotiateLocale(request.headers);
  const { id, ...change } = await createUserCookbook({ ...input, userId: user.id, locale: user.locale ?? locale });
  revalidateCookbooks(change);
  const cookbook = await getOwnCookbook(user.id, id, locale);
  return json({ data: cookbook && serializeCookbook(cookbook, locale) }, 201);
});
