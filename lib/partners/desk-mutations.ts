import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { menus } from "#lib/db/tables/feeds.ts";
import { partners, type UserType, users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { sortByIds } from "#lib/http/arrangement.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { listDeskPartners, listItemIds, listMenuGroups, lockProfile } from "./desk-queries.ts";
import { followPartners } from "./menu-groups.ts";

export interface PartnerContent {
  trade: Localized;
  /** SVG of `toLogo`. */
  logo: string;
}

export interface PartnerTarget {
  /** The editor who acts. */
  editorId: string;
  /** Of the profile. */
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** Whose pages a change concerns. */
export interface PartnerChange {
  id: string;
  slug: string;
}

/**
 * Makes a guest without an account, or an account with the role, a partner: the last one of all.
 *
 * @throws DeskError "forbidden", "unsuitable"
 */
export async function createPartner(editorId: string, id: string, content: PartnerContent): Promise<PartnerChange> {
  return changePartners(editorId, async (tx, all) => {
    const profile = await lockProfile(tx, id);
    const isGuest = profile?.newType === "contributor" && profile.email === null;
    // Roles of accounts are for admins.
    if (!profile || !(isGuest || profile.newType === "partner") || all.some((partner) => partner.id === id))
      throw new DeskError("unsuitable", "userId");
    const [last] = await tx.select({ position: sql<number>`coalesce(max(position), -1)::int` }).from(partners);
    await tx.insert(partners).values({ userId: id, position: (last?.position ?? -1) + 1, ...content });
    await setRole(tx, id, "partner");
    await updateMenus(tx, [...all.map((partner) => partner.id), id], id);
    await recordPartnerChange(tx, { actorId: editorId, action: "create", id, name: profile.name });
    return { id, slug: profile.slug };
  });
}

/**
 * Changes logo and trade of a partner.
 *
 * @param content a logo of null keeps the former one
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export async function updatePartner(
  { editorId, id, version }: PartnerTarget,
  { logo, trade }: Omit<PartnerContent, "logo"> & { logo: string | null },
): Promise<PartnerChange> {
  return changePartners(editorId, async (tx, all) => {
    const partner = requirePartner(all, id, version);
    await tx
      .update(partners)
      .set({ trade, logo: logo ?? partner.logo })
      .where(eq(partners.userId, id));
    await recordPartnerChange(tx, { actorId: editorId, action: "update", id, name: partner.name });
    return { id, slug: partner.slug };
  });
}

/**
 * Makes a partner a guest author again, or a reader if the profile has an account. What they have
 * paid for stays labelled; menus lose their links to them.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export async function removePartner({ editorId, id, version }: PartnerTarget): Promise<PartnerChange> {
  return changePartners(editorId, async (tx, all) => {
    const partner = requirePartner(all, id, version);
    const profile = await lockProfile(tx, id);
    const label = { de: partner.name, en: partner.name };
    await recordDeletion(tx, { kind: "partner", id, label, editorId });
    await tx.delete(partners).where(eq(partners.userId, id));
    // An admin may have given the account another role meanwhile. Guests with an account publish
    // without a review, which only admins allow.
    if (profile?.newType === "partner") await setRole(tx, id, profile.email === null ? "contributor" : "community");
    await updateMenus(
      tx,
      all.map((one) => one.id).filter((one) => one !== id),
    );
    return { id, slug: partner.slug };
  });
}

/**
 * Puts the partners into another order, also in the menus.
 *
 * @param stored the order that the editor has read
 * @throws DeskError "forbidden", "conflict"
 */
export async function arrangePartners(
  editorId: string,
  stored: readonly string[],
  order: readonly string[],
): Promise<void> {
  await changePartners(editorId, async (tx, all) => {
    const sorted = sortByIds(all, order);
    if (!sorted || stored.join() !== all.map(({ id }) => id).join()) throw new DeskError("conflict");
    if (stored.join() === order.join()) return;
    for (const [position, { id }] of sorted.entries()) {
      await tx.update(partners).set({ position }).where(eq(partners.userId, id));
    }
    await updateMenus(tx, order);
    const subject = { subjectType: "partner", subjectId: null, subjectName: "" } as const;
    await recordChange(tx, { actorId: editorId, action: "arrange", ...subject, details: {} });
  });
}

type ListedPartners = Awaited<ReturnType<typeof listDeskPartners>>;

/** Runs a change of the partners, one at a time. */
function changePartners<Result>(
  editorId: string,
  change: (tx: Transaction, all: ListedPartners) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    // Menus are changed as well: the same lock as that of their own desk.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('menus'))`);
    return change(tx, await listDeskPartners(tx));
  });
}

function requirePartner(all: ListedPartners, id: string, version: number) {
  const partner = all.find((one) => one.id === id);
  if (!partner) throw new DeskError("missing");
  if (partner.version !== version) throw new DeskError("conflict");
  return partner;
}

async function setRole(tx: Transaction, id: string, newType: UserType): Promise<void> {
  await tx.update(users).set({ newType }).where(eq(users.id, id));
  // Lists know what partners have written.
  await indexItemsInBatches(tx, await listItemIds(tx, id));
}

async function updateMenus(tx: Transaction, ids: readonly string[], added?: string): Promise<void> {
  for (const { id, content } of await listMenuGroups(tx)) {
    const changed = followPartners(content, { ids, added });
    if (JSON.stringify(changed) === JSON.stringify(content)) continue;
    await tx.update(menus).set({ content: changed }).where(eq(menus.id, id));
  }
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  name: string;
}

function recordPartnerChange(tx: Transaction, { actorId, action, id, name }: RecordedChange): Promise<void> {
  const subject = { subjectType: "partner", subjectId: id, subjectName: name } as const;
  return recordChange(tx, { actorId, action, ...subject, details: {} });
}
