import "server-only";
import { recordAccountBan } from "#lib/people/reports/account-bans/mutations.ts";
import { banUserById, unbanUserById } from "#lib/people/users/ban-mutations.ts";
import { setUserTypeById } from "#lib/people/users/role-mutations.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { endSessions } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import type { DecisionGround } from "#lib/platform/db/tables/community/reports.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { revokeSession } from "../session-mutations.ts";
import { AccountError } from "./errors.ts";
import { type AccountTarget, hasOtherAdmin, lockAccount } from "./lock-queries.ts";

/**
 * Gives an account a role. One it has already changes nothing.
 *
 * @returns the slug of the profile
 * @throws {AccountError} "self" when admins lower themselves, "lastAdmin", "forbidden", "missing"
 */
export async function changeRole(target: AccountTarget, newType: UserType): Promise<string> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, target);
    if (account.newType === newType) return account.slug;
    if (account.newType === "admin") {
      if (account.id === target.adminId) throw new AccountError("self");
      if (!(await hasOtherAdmin(tx, account.id))) throw new AccountError("lastAdmin");
    }
    await setUserTypeById(tx, account.id, newType);
    await recordChange(tx, {
      ...toSubject(target, account.name),
      action: "role",
      details: { from: account.newType, to: newType },
    });
    return account.slug;
  });
}

/**
 * Bans an account: all sessions end, and the profile is hidden. Its owner gets the statement of
 * reasons and can object.
 *
 * @param until End of the ban; null for a ban without end.
 * @throws {AccountError} "self", "lastAdmin", "conflict" for an account that is banned or whose
 *   deletion is under way, "forbidden", "missing"
 */
export async function banAccount(
  target: AccountTarget,
  { reason, ground, rule, until }: { reason: string; ground: DecisionGround; rule: string; until: Date | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, target);
    if (account.id === target.adminId) throw new AccountError("self");
    const isLastAdmin = account.newType === "admin" && !(await hasOtherAdmin(tx, account.id));
    if (isLastAdmin) throw new AccountError("lastAdmin");
    if (!(await banUserById(tx, account.id, until))) throw new AccountError("conflict");
    const { adminId, id: userId } = target;
    await recordAccountBan(tx, { adminId, userId, ground, rule, text: reason, bannedUntil: until });
    await recordChange(tx, {
      ...toSubject(target, account.name),
      action: "ban",
      details: { reason, ...(until && { until: lastDayOf(until) }) },
    });
  });
}

/**
 * Lifts the ban of an account.
 *
 * @throws {AccountError} "conflict" for an account without a ban, "forbidden", "missing"
 */
export async function liftBan(target: AccountTarget): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, name } = await lockAccount(tx, target);
    if (!(await unbanUserById(tx, id))) throw new AccountError("conflict");
    await recordChange(tx, { ...toSubject(target, name), action: "unban", details: {} });
  });
}

/**
 * Ends a session of an account, or all.
 *
 * @param sessionId null for all
 * @throws {AccountError} "forbidden", "missing" for an unknown account and a session of another one
 */
export async function endAccountSessions(target: AccountTarget, sessionId: string | null): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, name } = await lockAccount(tx, target);
    if (sessionId === null) await endSessions(id, undefined, tx);
    else if (!(await revokeSession(id, sessionId, tx))) throw new AccountError("missing");
    await recordChange(tx, { ...toSubject(target, name), action: "end_sessions", details: {} });
  });
}

/** The last day of a ban in Berlin: one that ends at midnight does not count the next day. */
function lastDayOf(until: Date): string {
  return toLocalTime(new Date(until.getTime() - 1)).date;
}

function toSubject({ adminId, id }: AccountTarget, subjectName: string) {
  return { actorId: adminId, subjectType: "account", subjectId: id, subjectName } as const;
}
