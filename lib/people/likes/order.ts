import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { likes } from "#lib/platform/db/tables/likes.ts";
import { recipes } from "#lib/platform/db/tables/recipes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { LikeCursor } from "./cursor.ts";
import type { LikeSort } from "./sorting.ts";

/** How a list of likes is sorted and continued after a cursor. */
interface LikeOrder {
  /** What it is sorted by, as text for the cursor. */
  value: SQL<string>;
  orderBy: SQL;
  isAfter: (cursor: LikeCursor) => SQL;
}

// A JavaScript date has no microseconds.
const likedAt = sql<string>`to_char(${likes.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
/** Stories and recipes without a duration come last. */
const minutes = sql`coalesce(nullif(${recipes.minutes}, 0), 2147483647)`;

const collations = { de: sql.raw('collate "de-x-icu"'), en: sql.raw('collate "en-x-icu"') };

/** Returns the order of a list of likes in this language. */
export function getLikeOrder(sort: LikeSort, locale: Locale): LikeOrder {
  switch (sort) {
    case "newest":
      return createOrder({ key: sql`${likes.createdAt}`, type: sql`timestamptz`, value: likedAt, isDescending: true });
    case "oldest":
      return createOrder({ key: sql`${likes.createdAt}`, type: sql`timestamptz`, value: likedAt });
    case "title":
      return createOrder({
        key: sql`${itemTexts.title} ${collations[locale]}`,
        type: sql`text`,
        value: sql<string>`${itemTexts.title}`,
      });
    case "time":
      return createOrder({ key: minutes, type: sql`integer`, value: sql<string>`${minutes}::text` });
  }
}

interface OrderParts {
  key: SQL;
  /** Its SQL type. */
  type: SQL;
  value: SQL<string>;
  isDescending?: boolean;
}

function createOrder({ key, type, value, isDescending }: OrderParts): LikeOrder {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const comparison = isDescending ? sql`<` : sql`>`;
  return {
    value,
    orderBy: sql`${key} ${direction}, ${likes.itemId} ${direction}`,
    isAfter: (cursor) =>
      sql`(${key}, ${likes.itemId}) ${comparison} (${cursor.value}::${type}, ${cursor.itemId}::uuid)`,
  };
}
