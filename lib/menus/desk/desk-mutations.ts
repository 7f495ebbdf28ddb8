import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { menus } from "#lib/db/tables/feeds.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { sortByIds } from "#lib/http/arrangement.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { type DeskMenu, doTargetsExist, listDeskMenus } from "./desk-queries.ts";
import { chooseType, externalTypes, idsOf, type SentGroup, toContent, toDestination } from "./menu-content.ts";

export interface MenuInput {
  title: Localized;
  /** See `toDestination`. */
  target: string;
  groups: readonly SentGroup[];
}

export interface MenuTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/**
 * Adds a main entry at the end of the menu.
 *
 * @returns its id
 * @throws DeskError "forbidden", "unsuitable", "missing"
 */
export async function createMenuEntry(editorId: string, input: MenuInput): Promise<string> {
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
    const [created] = await tx.insert(menus).values(row).returning({ id: menus.id });
    if (!created) throw new Error("createMenuEntry: the database returned no id");
    await recordMenuChange(tx, { actorId: editorId, action: "create", id: created.id, title });
    return created.id;
  });
}

/**
 * Changes title, target and links of a main entry.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "unsuitable"
 */
export async function updateMenuEntry({ editorId, id, version }: MenuTarget, input: MenuInput): Promise<void> {
  await changeMenu(editorId, async (tx, all) => {
    const entry = requireEntry(all, id, version);
    const { title, groups } = input;
    const route = toDestination(input.target);
    if (route === null && !externalTypes.includes(entry.type)) throw new DeskError("unsuitable", "target");
    await checkTargets(tx, input);
    await tx
      .update(menus)
      .set({ title, route, content: toContent(groups) })
      .where(eq(menus.id, id));
    await recordMenuChange(tx, { actorId: editorId, action: "update", id, title });
  });
}

/**
 * Removes a main entry with its links.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export async function deleteMenuEntry({ editorId, id, version }: MenuTarget): Promise<void> {
  await changeMenu(editorId, async (tx, all) => {
    const { title, type } = requireEntry(all, id, version);
    await recordDeletion(tx, { kind: "menu", id, contentId: type, label: title, editorId });
    await tx.delete(menus).where(eq(menus.id, id));
  });
}

/**
 * Puts the main entries into another order.
 *
 * @param stored the order that the editor has read
 * @throws DeskError "forbidden", "conflict"
 */
export async function arrangeMenu(
  editorId: string,
  stored: readonly string[],
  order: readonly string[],
): Promise<void> {
  await changeMenu(editorId, async (tx, all) => {
    const sorted = sortByIds(all, order);
    if (!sorted || stored.join() !== all.map(({ id }) => id).join()) throw new DeskError("conflict");
    if (stored.join() === order.join()) return;
    for (const [position, { id }] of sorted.entries()) {
      await tx.update(menus).set({ position }).where(eq(menus.id, id));
    }
    const subject = { subjectType: "menu", subjectId: null, subjectName: "" } as const;
    await recordChange(tx, { actorId: editorId, action: "arrange", ...subject, details: {} });
  });
}

/** Runs a change of the menu, one at a time. */
function changeMenu<Result>(
  editorId: string,
  change: (tx: Transaction, all: DeskMenu[]) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    // Also taken by changes of partners.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('menus'))`);
    return change(tx, await listDeskMenus(tx));
  });
}

function requireEntry(all: DeskMenu[], id: string, version: number): DeskMenu {
  const entry = all.find((one) => one.id === id);
  if (!entry) throw new DeskError("missing");
  if (entry.version !== version) throw new DeskError("conflict");
  return entry;
}

async function checkTargets(tx: Transaction, { groups, target }: MenuInput): Promise<void> {
  if (!(await doTargetsExist(tx, idsOf(groups, target)))) throw new DeskError("missing", "groups");
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  title: Localized;
}

function recordMenuChange(tx: Transaction, { actorId, action, id, title }: RecordedChange): Promise<void> {
  const subject = { subjectType: "menu", subjectId: id, subjectName: title.de } as const;
  return recordChange(tx, { actorId, action, ...subject, details: {} });
}
