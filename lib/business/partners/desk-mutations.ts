import "server-only";
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { lockMenus } from "#lib/platform/db/lock-menus.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { menus } from "#lib/platform/db/tables/feeds.ts";
import { partners, type UserType, users } from "#lib/platform/db/tables/users.ts";
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
import { listDeskPartners, listItemIds, listMenuGroups, lockProfile } from "./desk-queries.ts";
import { followPartners } from "./menu-groups.ts";

export interface PartnerContent {
  trade: Localized;
  /** SVG of `toLogo`. */
  logo: string;
}

/**
 * Makes a guest without an account, or an account with the role, a partner: the last one of all.
 *
 * @throws DeskError "forbidden", "unsuitable"
 */
export function createPartner(editorId: string, id: string, content: PartnerContent): Promise<DeskChange> {
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
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, profile.name) });
    return changeOf(id, profile.slug);
  });
}

/**
 * Changes logo and trade of a partner.
 *
 * @param content a logo of null keeps the former one
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function updatePartner(
  { editorId, id, version }: DeskTarget,
  { logo, trade }: Omit<PartnerContent, "logo"> & { logo: string | null },
): Promise<DeskChange> {
  return changePartners(editorId, async (tx, all) => {
    const partner = findCurrent(all, { id, version });
    await tx
      .update(partners)
      .set({ trade, logo: logo ?? partner.logo })
      .where(eq(partners.userId, id));
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, partner.name) });
    return changeOf(id, partner.slug);
  });
}

/**
 * Makes a partner a guest author again, or a reader if the profile has an account. What they have
 * paid for stays labelled; menus lose their links to them.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function removePartner({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changePartners(editorId, async (tx, all) => {
    const partner = findCurrent(all, { id, version });
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
    return changeOf(id, partner.slug);
  });
}

/**
 * Puts the partners into another order, also in the menus.
 *
 * @param stored the order that the editor has read
 * @throws DeskError "forbidden", "conflict"
 */
export function arrangePartners(
  editorId: string,
  stored: readonly string[],
  order: readonly string[],
): Promise<DeskChange> {
  const change = { id: "", tags: [cacheTags.users, cacheTags.menus, cacheTags.feeds] };
  return changePartners(editorId, async (tx, all) => {
    const sorted = requireOrder(all, stored, order);
    if (stored.join() === order.join()) return change;
    const places = sorted.map(({ id }, position) => ({ userId: id, position }));
    await updateRows(tx, partners, places);
    await updateMenus(tx, order);
    const subject = { subjectType: "partner", subjectId: null, subjectName: "" } as const;
    await recordChange(tx, { actorId: editorId, action: "arrange", ...subject });
    return change;
  });
}

type ListedPartners = Awaited<ReturnType<typeof listDeskPartners>>;

/** Runs a change of the partners, one at a time. */
function changePartners(
  editorId: string,
  change: (tx: Transaction, all: ListedPartners) => Promise<DeskChange>,
): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    // Menus are changed as well.
    await lockMenus(tx);
    return change(tx, await listDeskPartners(tx));
  });
}

const subjectOf = (id: string, name: string) => ({ subjectType: "partner", subjectId: id, subjectName: name }) as const;

/** What shows a partner is what shows their profile. */
const changeOf = (id: string, slug: string): DeskChange => ({
  id,
  tags: [cacheTags.feeds],
  author: { id, slugs: [slug] },
});

async function setRole(tx: Transaction, id: string, newType: UserType): Promise<void> {
  await tx.update(users).set({ newType }).where(eq(users.id, id));
  // Lists know what partners have written.
  await indexItemsInBatches(tx, await listItemIds(tx, id));
}

async function updateMenus(tx: Transaction, ids: readonly string[], added?: string): Promise<void> {
  const former = await listMenuGroups(tx);
  const followed = former.map(({ id, content }) => ({ id, content: followPartners(content, { ids, added }) }));
  const changed = followed.filter((menu, index) => !isDeepStrictEqual(menu, former[index]));
  await updateRows(tx, menus, changed);
}
