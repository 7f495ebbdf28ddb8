import { and, eq, isNull } from "drizzle-orm";
import { items } from "#lib/platform/db/tables/items.ts";
import { stories } from "#lib/platform/db/tables/stories.ts";

/** Condition on `items` and `stories`: the user has written it, and it is no static page. */
export const isWrittenBy = (userId: string) => and(eq(items.authorId, userId), isNull(stories.pageKey));
