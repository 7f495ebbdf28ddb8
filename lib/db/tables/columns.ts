import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** Opaque primary key: one id space for everything that can be liked, saved or reported. */
export const id = () => uuid().primaryKey().defaultRandom();

export const instant = () => timestamp({ withTimezone: true, mode: "date" });
export const createdAt = () => instant().notNull().defaultNow();

export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** When a live item was published, copied by a trigger so that a list of many is read in order; null for what is not live. */
export const listedAt = () => timestamp({ withTimezone: true, mode: "date" });
