import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { lockMenus } from "#lib/platform/db/lock-menus.ts";
import { getReturnedId, updateRows } from "#lib/platform/db/save-rows.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import {
  changeAsEditor,
  type DeskTarget,
  findCurrent,
  requireOrder,
} from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { type DeskMenu, doTargetsExist, listDeskMenus } from "./desk-queries.ts";
import { chooseType, externalTypes, idsOf, type SentGroup, toContent, toDestination } from "./menu-content.ts";

export interface MenuInput {
  title: Localized;
  /** See `toDestination`. */
  target: string;
  groups: readonly SentGroup[];
}

/**
 * Adds a main entry at the end of the menu.
 *
 * @throws DeskError "forbidden", "unsuitable", "missing"
 */
export function createMenuEntry(editorId: string, input: MenuInput): Promise<DeskChange> {
  return changeMenu(editorId, async (tx, all) => {
    const { title, groups } = input;
    const route = toDestination(input.target);
    if (route === null) throw new DeskError("unsuitable", "target");
    await checkTargets(tx, input);
    const type = chooseType(
      route,
      all.map((entry) => entry.type),
    );
    const position = Math.max(-1, ...all.map((entry) => entry.position)) + 1;
    const row = { type, position, title, route, content: toContent(groups) };
    const id = getReturnedId(await tx.insert(menus).values(row).returning({ id: menus.id }));
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, title) });
    return changeOf(id);
  });
}

/**
 * Changes title, target and links of a main entry.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "unsuitable"
 */
export function updateMenuEntry({ editorId, id, version }: DeskTarget, input: MenuInput): Promise<DeskChange> {
  return changeMenu(editorId, async (tx, all) => {
    const entry = findCurrent(all, { id, version });
    const { title, groups } = input;
    const route = toDestination(input.target);
    if (route === null && !externalTypes.includes(entry.type)) throw new DeskError("unsuitable", "target");
    await checkTargets(tx, input);
    await tx
      .update(menus)
      .set({ title, route, content: toContent(groups) })
      .where(eq(menus.id, id));
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, title) });
    return changeOf(id);
  });
}

/**
 * Removes a main entry with its links.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function deleteMenuEntry({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeMenu(editorId, async (tx, all) => {
    const { title, type } = findCurrent(all, { id, version });
    await recordDeletion(tx, { kind: "menu", id, contentId: type, label: title, editorId });
    await tx.delete(menus).where(eq(menus.id, id));
    return changeOf(id);
  });
}

/**
 * Puts the main entries into another order.
 *
 * @param stored the order that the editor has read
 * @throws DeskError "forbidden", "conflict"
 */
export function arrangeMenu(
  editorId: string,
  stored: readonly string[],
  order: readonly string[],
): Promise<DeskChange> {
  return changeMenu(editorId, async (tx, all) => {
    const sorted = requireOrder(all, stored, order);
    if (stored.join() === order.join()) return changeOf("");
    const places = sorted.map(({ id }, position) => ({ id, position }));
    await updateRows(tx, menus, places);
    const subject = { subjectType: "menu", subjectId: null, subjectName: "" } as const;
    await recordChange(tx, { actorId: editorId, action: "arrange", ...subject });
    return changeOf("");
  });
}

/** Runs a change of the menu, one at a time. */
function changeMenu(
  editorId: string,
  change: (tx: Transaction, all: DeskMenu[]) => Promise<DeskChange>,
): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    await lockMenus(tx);
    return change(tx, await listDeskMenus(tx));
  });
}

const changeOf = (id: string): DeskChange => ({ id, tags: [cacheTags.menus] });

const subjectOf = (id: string, title: Localized) =>
  ({ subjectType: "menu", subjectId: id, subjectName: title.de }) as const;

async function checkTargets(tx: Transaction, { groups, target }: MenuInput): Promise<void> {
  if (!(await doTargetsExist(tx, idsOf(groups, target)))) throw new DeskError("missing", "groups");
}
