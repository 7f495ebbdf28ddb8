import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** Random primary key. */
export const id = () => uuid().primaryKey().defaultRandom();

export const timestamptz = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => timestamptz().notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Copy of the publication date of an item, kept by triggers so that long lists are read from an
 * index. Null unless the item is live.
 */
export const publishedAtCopy = () => timestamp({ withTimezone: true, mode: "date" });
