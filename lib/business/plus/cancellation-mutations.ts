import "server-only";
import { site } from "#lib/platform/config/site.ts";
import { db } from "#lib/platform/db/client.ts";
import { plusCancellations } from "#lib/platform/db/tables/plus/contracts.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import { formatDateTime, formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { address } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { type LockedMember, lockMemberOf, noteCancellation, saveContract } from "./account-mutations.ts";
import { canCancel, cancel, cancelForAnyone, getEnd } from "./contract.ts";
import { toContractName, withoutLinks } from "./declaration.ts";
import { hasOpenOrder, isConfirmedAddress } from "./declaration-queries.ts";
import { plusLimits } from "./limits.ts";
import { createReference } from "./reference.ts";

/** A cancellation as it was declared on the public page. */
interface Cancellation {
  name: string;
  email: string;
  contract: string;
  kind: "ordinary" | "extraordinary";
  reason: string;
  /** "2026-12-31"; null for the earliest possible day. */
  endsOn: string | null;
  locale: Locale;
}

/**
 * What the sender is told at once (§ 312k (4) BGB). It does not say whether there is a contract.
 */
interface CancellationReceipt {
  reference: string;
  receivedAt: Date;
  /** False when the address has got as many receipts as it may: then the page is the receipt. */
  isMailed: boolean;
  /** What was declared, for the page. */
  details: string[];
}

interface DeclareOptions {
  /** Whether the sender is signed in to the account of that address. */
  isOwner?: boolean;
  receivedAt?: Date;
}

/**
 * Records a cancellation, confirms it by email, and cancels the contract of that address to the end
 * of its term. The operator also gets an extraordinary one, to decide about an earlier end; one
 * whose address has no contract, because the sender may have another address; one beside an order
 * that may still be paid; and one whose email would flood a mailbox, for those who ask for it. A
 * wrong cancellation by others does no harm: the owner gets the email and can take it back.
 */
export async function declareCancellation(
  declared: Cancellation,
  { isOwner = false, receivedAt = currentTime() }: DeclareOptions = {},
): Promise<CancellationReceipt> {
  const reference = createReference("K");
  const t = await createMessageTranslator(declared.locale, { namespace: "plus.cancellation" });
  const isMailed = await db.transaction(async (tx) => {
    await tx.insert(plusCancellations).values({ reference, ...declared, createdAt: receivedAt });
    const member = await lockMemberOf(tx, declared.email);
    const endsAt = member && (await cancelContractOf(tx, member, declared, { isOwner, now: receivedAt }));
    const isOrderOpen = member !== null && (await hasOpenOrder(tx, member.id, receivedAt));
    const ending = [
      ...(endsAt ? [t("endsAt", { day: formatLongDate(endsAt.toISOString(), declared.locale) })] : []),
      ...(isOrderOpen && member.contract ? [t("openOrder")] : []),
    ];
    const isAllowed = await plusLimits().cancellationMails(toEmailKey(declared.email, isOwner));
    const send = (to: string, details: string[]) =>
      sendReceipt(tx, { to, locale: declared.locale, reference, receivedAt, details });
    if (isAllowed) {
      const isKnown = isOwner || (await isConfirmedAddress(tx, declared.email));
      const repeated = isKnown ? listDetails(declared, t, withoutLinks) : [...listNeutral(declared, t), t("shortened")];
      await send(declared.email, [...repeated, ...ending]);
    }
    const isUnknown = !member?.contract || member.contract.state === "ended";
    if (declared.kind === "extraordinary" || isUnknown || isOrderOpen || !isAllowed) {
      const notMailed = isAllowed ? [] : [t("notMailed", { email: declared.email })];
      const notFound = isUnknown ? [t("notFound", { email: declared.email })] : [];
      await send(site.mail, [...notFound, ...notMailed, ...listDetails(declared, t, withoutLinks), ...ending]);
    }
    return isAllowed;
  });
  return { reference, receivedAt, isMailed, details: listDetails(declared, t) };
}

/**
 * Cancels to the end of the term, or of the later term in which the named day lies.
 *
 * @returns when the contract ends; null without one that is cancelled by this
 */
async function cancelContractOf(
  tx: Transaction,
  member: LockedMember,
  { endsOn }: Cancellation,
  { isOwner, now }: { isOwner: boolean; now: Date },
): Promise<Date | null> {
  const { contract } = member;
  // A trial costs nothing and ends by itself, but what was ordered in it may still be paid.
  if (!canCancel(contract) || contract.state === "trial") {
    await noteCancellation(tx, member.id, now);
    return null;
  }
  const day = endsOn === null ? null : new Date(endsOn);
  const cancelled = (isOwner ? cancel : cancelForAnyone)(contract, now, day);
  await saveContract(tx, member, cancelled);
  return getEnd(cancelled);
}

type Translator = Awaited<ReturnType<typeof createMessageTranslator<"plus.cancellation">>>;

/** @param clean is applied to what the sender has written */
function listDetails(
  { name, email, contract, kind, reason, endsOn }: Cancellation,
  t: Translator,
  clean = (text: string) => text,
): string[] {
  return [
    `${t("name")}: ${clean(name)}`,
    `${t("email")}: ${email}`,
    ...(contract ? [`${t("contract")}: ${clean(contract)}`] : []),
    `${t("kind")}: ${t(kind)}`,
    ...(reason ? [`${t("reason")}: ${clean(reason)}`] : []),
    `${t("endsOn")}: ${endsOn ?? t("earliest")}`,
  ];
}

/** For an address that may be that of a stranger: no words of the sender. */
function listNeutral({ email, contract, kind, endsOn }: Cancellation, t: Translator): string[] {
  const name = toContractName(contract);
  return [
    `${t("email")}: ${email}`,
    ...(name ? [`${t("contract")}: ${name}`] : []),
    `${t("kind")}: ${t(kind)}`,
    `${t("endsOn")}: ${endsOn ?? t("earliest")}`,
  ];
}

interface Receipt {
  to: string;
  locale: Locale;
  reference: string;
  receivedAt: Date;
  details: string[];
}

async function sendReceipt(tx: Transaction, { to, locale, reference, receivedAt, details }: Receipt): Promise<void> {
  const values = { reference, at: formatDateTime(receivedAt, locale) };
  const link = address(locale, "/contact");
  await queueEmail(tx, { to, locale, email: { kind: "plus", event: "cancellationReceived", values, details, link } });
}
