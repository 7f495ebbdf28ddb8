import type { Operation } from "#lib/api/api-resources/operation.ts";
import * as content from "#lib/api/api-resources/operations/content.ts";
import * as feed from "#lib/api/api-resources/operations/feed.ts";
import * as taxonomy from "#lib/api/api-resources/operations/taxonomy.ts";
import * as accounts from "./authenticate/operations.ts";
import * as newsletter from "./email-newsletter/operations.ts";
import * as analytics from "./fb-events/operations.ts";
import * as embedding from "./oembed/operations.ts";
import * as personalization from "./personalization/operations.ts";
import * as reports from "./report/operations.ts";
import * as search from "./search/operations.ts";
import * as comments from "./users/comments/operations.ts";
import * as adaptations from "./users/me/adaptations/operations.ts";
import * as cookbooks from "./users/me/cookbooks/operations.ts";
import * as likes from "./users/me/likes/operations.ts";
import * as user from "./users/me/operations.ts";
import * as ratings from "./users/me/rating/operations.ts";
import * as recipes from "./users/me/recipes/operations.ts";
import * as shoppingList from "./users/me/shopping-list/operations.ts";

/** Every operation that the OpenAPI document describes, in its order. */
export const allOperations: readonly Operation[] = [
  content,
  taxonomy,
  search,
  feed,
  embedding,
  accounts,
  user,
  personalization,
  likes,
  ratings,
  cookbooks,
  shoppingList,
  recipes,
  adaptations,
  comments,
  reports,
  newsletter,
  analytics,
].flatMap((group) => Object.values<unknown>(group).filter(isOperation));

/** Files of operations also export schemas. */
function isOperation(value: unknown): value is Operation {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
