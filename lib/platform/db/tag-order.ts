import { asc, type SQL, sql } from "drizzle-orm";
import { tags, tagTexts } from "./tables/tags.ts";

/** Orders tags by title, seasons by the calendar. */
export const tagOrder: SQL[] = [
  sql`array_position(array['spring', 'summer', 'autumn', 'winter'], ${tags.key})`,
  asc(tagTexts.title),
];
