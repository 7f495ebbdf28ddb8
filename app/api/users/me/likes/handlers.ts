import type { z } from "zod";
import { listCardJson } from "#app/api/content-json.ts";
import type { OperationRequest } from "#lib/api/api-resources/resource.ts";
import * as queries from "#lib/people/likes/queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import type { listLikes, listProfileLikes } from "./operations.ts";

type ListQuery = z.output<NonNullable<(typeof listLikes)["query"]>>;
type PageQuery = z.output<NonNullable<(typeof listProfileLikes)["query"]>>;
type UserRequest<Query> = OperationRequest<Query, unknown> & { user: SessionUser };

/** The user's likes: with `?ids=true` a bare list of `{id}` of all, else one page of cards. */
export async function handleListLikes(request: UserRequest<ListQuery>) {
  if (request.query.ids !== "true") return handleListLikedCards(request);
  return { bare: (await queries.listLikedIds(request.user.id)).map((id) => ({ id })) };
}

/** One page of the user's likes, the latest first. */
export async function handleListLikedCards({ locale, user, query: { page } }: UserRequest<PageQuery>) {
  const { ids, pagination } = await queries.listLikes({ userId: user.id, locale, page });
  return { data: await listCardJson(locale, ids), pagination };
}
