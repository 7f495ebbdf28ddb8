import { asc, type SQL, sql } from "drizzle-orm";
import { tags, tagTexts } from "./tables/taxonomy.ts";

/** Tags by their title, but the seasons as the year has them. */
export const tagOrder: SQL[] = [
  sql`array_position(array['spring', 'summer', 'autumn', 'winter'], ${tags.key})`,
  asc(tagTexts.title),
];
