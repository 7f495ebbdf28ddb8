import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import { changeAsEditor } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { resolveTarget } from "#lib/platform/routing/find-redirect.ts";
import { normalizePath } from "#lib/platform/routing/redirect-path.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { findRedirectOf, lockRedirect } from "./desk-queries.ts";

/** Paths of redirects have no query, so that lists have one page and no filter. */
const lookups = { findSlug, countPages: async () => null, isFiltered: () => false };

/**
 * Leads an address without a page to a page. The target is stored by its current address.
 *
 * @param path decoded, without a slash at the end
 * @throws DeskError "forbidden", "taken", "livingPage", "badPath", "loop"
 */
export function addRedirect(editorId: string, path: string, target: string): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    if (path === target || (await findRedirectOf(tx, target))) throw new DeskError("loop", "target");
    if (await findRedirectOf(tx, path)) throw new DeskError("taken", "path");
    if ((await resolveTarget(path, lookups)) !== null) throw new DeskError("livingPage", "path");
    const found = await resolveTarget(target, lookups);
    if (found === null) throw new DeskError("badPath", "target");
    const row = { path, target: normalizePath(decodeURIComponent(found)) };
    const id = getReturnedId(await tx.insert(redirects).values(row).returning({ id: redirects.id }));
    const subject = { subjectType: "redirect", subjectId: id, subjectName: path } as const;
    await recordChange(tx, { actorId: editorId, action: "create", ...subject, details: { target } });
    return { id, tags: [] };
  });
}

/**
 * Removes a redirect that an editor has added.
 *
 * @throws DeskError "forbidden", "missing"
 */
export function removeRedirect(editorId: string, id: string): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const redirect = await lockRedirect(tx, id);
    if (!redirect) throw new DeskError("missing");
    const { path, target } = redirect;
    const names = { contentId: `path:${path}`, label: { de: path, en: path } };
    await recordDeletion(tx, { kind: "redirect", id, ...names, editorId, details: { target } });
    await tx.delete(redirects).where(eq(redirects.id, id));
    return { id, tags: [] };
  });
}
