import "server-only";
import { asc, eq, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import type { ExportUser } from "../export-queries.ts";

/** The part of the export about rules of the search that the user added or removed as an editor. */
export const searchRuleExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "search-rules": async ({ id }) => ({
    synonyms: await db
      .select()
      .from(searchSynonyms)
      .where(or(eq(searchSynonyms.creatorId, id), eq(searchSynonyms.removerId, id)))
      .orderBy(asc(searchSynonyms.createdAt)),
    redirects: await db
      .select()
      .from(searchRedirects)
      .where(or(eq(searchRedirects.creatorId, id), eq(searchRedirects.removerId, id)))
      .orderBy(asc(searchRedirects.createdAt)),
  }),
};
