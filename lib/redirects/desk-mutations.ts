import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { redirects } from "#lib/db/tables/routing.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { resolveTarget } from "#lib/routing/find-redirect.ts";
import { normalizePath } from "#lib/routing/redirect-path.ts";
import { findSlug } from "#lib/routing/slugs.ts";
import { findRedirectOf, lockRedirect } from "./desk-queries.ts";

/** Paths of redirects have no query, so that lists have one page and no filter. */
const lookups = { findSlug, countPages: async () => null, isFiltered: () => false };

/**
 * Leads an address without a page to a page. The target is stored by its current address.
 *
 * @param path decoded, without a slash at the end
 * @returns its id
 * @throws DeskError "forbidden", "taken", "livingPage", "badPath", "loop"
 */
export async function addRedirect(editorId: string, path: string, target: string): Promise<string> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    if (path === target || (await findRedirectOf(tx, target))) throw new DeskError("loop", "target");
    if (await findRedirectOf(tx, path)) throw new DeskError("taken", "path");
    if ((await resolveTarget(path, lookups)) !== null) throw new DeskError("livingPage", "path");
    const found = await resolveTarget(target, lookups);
    if (found === null) throw new DeskError("badPath", "target");
    const [created] = await tx
      .insert(redirects)
      .values({ path, target: normalizePath(decodeURIComponent(found)) })
      .returning({ id: redirects.id });
    if (!created) throw new Error("addRedirect: the database returned no id");
    await recordChange(tx, {
      actorId: editorId,
      action: "create",
      subjectType: "redirect",
      subjectId: created.id,
      subjectName: path,
      details: { target },
    });
    return created.id;
  });
}

/**
 * Removes a redirect that an editor has added.
 *
 * @throws DeskError "forbidden", "missing"
 */
export async function removeRedirect(editorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const redirect = await lockRedirect(tx, id);
    if (!redirect) throw new DeskError("missing");
    const { path, target } = redirect;
    await recordDeletion(tx, {
      kind: "redirect",
      id,
      contentId: `path:${path}`,
      label: { de: path, en: path },
      editorId,
      details: { target },
    });
    await tx.delete(redirects).where(eq(redirects.id, id));
  });
}
