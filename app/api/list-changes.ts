import { listCardJson } from "#app/api/content-json.ts";
import { listChanges } from "#lib/api/api-resources/change-queries.ts";
import type { ChangesResult, Tombstone } from "#lib/api/api-resources/changes.ts";
import { listPublicIds } from "#lib/api/api-resources/queries.ts";
import { readQuery } from "#lib/api/api-resources/query-string.ts";
import type { ChangeKind } from "#lib/platform/db/tables/api-resources/content-changes.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface ChangeRequest {
  request: Request;
  query: { updated_since?: Date; after?: string; size: number };
}

const combinable = ["updated_since", "after", "size"];

/**
 * Answers `updated_since`. Filters are refused with it: nothing would tell that something has left
 * what they select.
 *
 * @param list returns what readers see now of these ids, not from a cache: a client that got
 *   something older would not ask again
 * @throws {ApiError} "invalid" with the parameters that do not go together
 */
export async function answerChanges(
  { request, query: { updated_since: since, after, size } }: ChangeRequest,
  kind: ChangeKind,
  list: (ids: string[]) => Promise<{ id: string }[]>,
): Promise<ChangesResult> {
  if (!since) throw new ApiError("invalid", { after: "combination" });
  const others = Object.keys(readQuery(request)).filter((name) => !combinable.includes(name));
  if (others.length > 0) throw new ApiError("invalid", Object.fromEntries(others.map((name) => [name, "combination"])));
  const { entries, until, hasMore } = await listChanges({ kind, since, after, size });
  const shown = new Map((await list(entries.map(({ id }) => id))).map((entry) => [entry.id, entry]));
  const changes = entries.map(({ id, changedAt }): { id: string } | Tombstone => {
    return shown.get(id) ?? { id, deleted: true, updated: changedAt };
  });
  const last = entries.at(-1);
  return { changes, until, next: hasMore && last ? { updated_since: last.changedAt, after: last.id } : null };
}

/** Whether a request asks for changes instead of the list. */
export function asksForChanges({ updated_since: since, after }: { updated_since?: Date; after?: string }): boolean {
  return since !== undefined || after !== undefined;
}

/** The same for recipes or articles. */
export function answerItemChanges(source: ChangeRequest & { locale: Locale }, type: ItemType): Promise<ChangesResult> {
  return answerChanges(source, type, async (ids) => {
    const publicIds = await listPublicIds(ids);
    return listCardJson(
      source.locale,
      ids.filter((id) => publicIds.has(id)),
    );
  });
}
