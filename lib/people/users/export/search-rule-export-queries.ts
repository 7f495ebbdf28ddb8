import "server-only";
import { asc, eq, or } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { searchRedirects, searchSynonyms } from "#lib/platform/db/tables/statistics/search-rules.ts";
import type { ExportUser } from "../export-queries.ts";

/** The part of the export about rules of the search that the user added or removed as an editor. */
export const searchRuleExportParts: Record<string, (user: ExportUser) => Promise<unknown>> = {
  "search-rules": async ({ id }) => {
    const [synonyms, redirects] = await Promise.all([
      db
        .select()
        .from(searchSynonyms)
        .where(or(eq(searchSynonyms.creatorId, id), eq(searchSynonyms.removerId, id)))
        .orderBy(asc(searchSynonyms.createdAt)),
      db
        .select()
        .from(searchRedirects)
        .where(or(eq(searchRedirects.creatorId, id), eq(searchRedirects.removerId, id)))
        .orderBy(asc(searchRedirects.createdAt)),
    ]);
    // Another editor may have added what the user has removed.
    const toOwn = <Row extends { creatorId: string | null; removerId: string | null }>(row: Row) => ({
      ...row,
      creatorId: row.creatorId === id ? id : null,
      removerId: row.removerId === id ? id : null,
    });
    return { synonyms: synonyms.map(toOwn), redirects: redirects.map(toOwn) };
  },
};
